import { isFromOwnPage, type PageHeaders } from '@engawa/platform/http/endpoint/own-page';

/** A form sent from another site (CSRF). */
export class ForeignForm extends Error {
  override name = 'ForeignForm';
}

export function refuseForeignForm(headers: PageHeaders, issuer: URL): void {
  if (!isFromOwnPage(headers, issuer.origin)) throw new ForeignForm();
}
