/** What a browser says about the page that a request comes from. */
export interface PageHeaders {
  host?: string | undefined;
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Whether a request comes from a page of ours, or from a program that is no browser and sends
 * neither header. Browsers leave `Sec-Fetch-Site` out on plain http; then the page's origin has to
 * be the product's own, or the host that was asked, which no page of somebody else's can choose.
 */
export function isFromOwnPage(headers: PageHeaders, ownOrigin: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || origin === ownOrigin) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
