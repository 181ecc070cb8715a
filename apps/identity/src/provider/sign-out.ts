import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '../tables.ts';
import { deleteByGrant } from './oidc-payload.repo.ts';

/** An ID token hint for the signed-in account proves that the product's own page asks. */
export const isAskedByOwner = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc.entities.IdTokenHint !== undefined &&
  oidc.entities.IdTokenHint.payload['sub'] === oidc.session?.accountId;

/** Ends the session and its grants, and redirects to the product's address. */
export async function signOut(ctx: KoaContextWithOIDC, db: Db): Promise<void> {
  const { session } = ctx.oidc;
  const grants = Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) =>
    grantId ? [grantId] : [],
  );
  await deleteByGrant(db, grants);
  await session?.destroy();
  ctx.cookies.set(ctx.oidc.provider.cookieName('session'), null, { path: cookiePath(ctx) });
  ctx.status = 303;
  ctx.redirect(destinationOf(ctx));
}

/** Without a session nothing needs confirming; the provider's page needs a script. */
export async function skipConfirmation(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId) return;
  ctx.status = 303;
  ctx.redirect(destinationOf(ctx));
}

/** The provider's state contains only addresses registered for the client. */
function destinationOf({ oidc }: KoaContextWithOIDC): string {
  const { postLogoutRedirectUri, state } = oidc.session?.state ?? {};
  if (typeof postLogoutRedirectUri !== 'string') return oidc.urlFor('end_session_success');
  const url = new URL(postLogoutRedirectUri);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}

const cookiePath = ({ oidc }: KoaContextWithOIDC): string => new URL(oidc.issuer).pathname;
