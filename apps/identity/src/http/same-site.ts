/** A form of somebody else's page, sent to ours in the name of whoever looked at it. */
export class ForeignForm extends Error {
  override name = 'ForeignForm';
}

/** A form may only come from our own pages; programs that are no browsers send neither header. */
export function refuseForeignForm(
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
  issuer: URL,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === 'same-origin') return;
  if (site === undefined && (origin === undefined || origin === issuer.origin)) return;
  throw new ForeignForm();
}
