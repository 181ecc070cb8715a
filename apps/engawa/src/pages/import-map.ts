import { createHash } from 'node:crypto';

/**
 * The build's map of the client's files is the one script that stands in a page itself. It is the
 * same in all pages; the content security policy names its digest.
 */
export function importMapDigest(html: string): string {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (map === undefined) throw new Error('index.html has no import map; build the client again.');
  return `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}
