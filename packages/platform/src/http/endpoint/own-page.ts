/** The headers by which a browser describes the page that sent a request. */
export interface PageHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Whether a request comes from our own pages, or from a program that sends neither header. On plain
 * http browsers omit `Sec-Fetch-Site`; then the origin must be the product's own or the requested
 * host, which a foreign page cannot choose.
 */
export function isFromOwnPage(headers: PageHeaders, ownOrigin: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || origin === ownOrigin) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
