import { createHash } from 'node:crypto';

/**
 * The import map of the client build is the only inline script of a page. It is the same in all
 * pages; the content security policy allows it by its digest.
 */
export function importMapDigest(html: string): string {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (map === undefined) throw new Error('index.html has no import map; build the client again.');
  return `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}
