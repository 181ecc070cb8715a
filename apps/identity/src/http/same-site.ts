import { isFromOwnPage, type PageHeaders } from '@engawa/platform/http/endpoint/own-page';

/** A form of somebody else's page, sent to ours in the name of whoever looked at it. */
export class ForeignForm extends Error {
  override name = 'ForeignForm';
}

export function refuseForeignForm(headers: PageHeaders, issuer: URL): void {
  if (!isFromOwnPage(headers, issuer.origin)) throw new ForeignForm();
}
