import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser navigates to this address, rather than a program or script fetching it. On
 * plain http browsers omit `Sec-Fetch-Dest`; then `Accept` decides.
 */
export function isNavigation(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const dest = headers['sec-fetch-dest'];
  if (dest !== undefined) return dest === 'document';
  return headers.accept?.includes('text/html') ?? false;
}
