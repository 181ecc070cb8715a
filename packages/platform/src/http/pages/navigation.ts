import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a person opens this address in a browser, rather than a program or a script asking for it.
 * Browsers leave `Sec-Fetch-Dest` out on plain http; then the wish for a page tells.
 */
export function isNavigation(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const dest = headers['sec-fetch-dest'];
  if (dest !== undefined) return dest === 'document';
  return headers.accept?.includes('text/html') ?? false;
}
