import { createHash } from 'node:crypto';

/**
 * Digest of the client's import map, for the content security policy. The map is the only inline
 * script of a page, and the same in all pages.
 */
export function importMapDigest(html: string): string {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (map === undefined) throw new Error('index.html has no import map; build the client again.');
  return `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}
