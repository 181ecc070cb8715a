import type { KoaContextWithOIDC } from 'oidc-provider';

type Next = () => Promise<unknown>;

/** Sends no cookie for an anonymous session, which is not stored. */
export async function setNoEmptySession(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (!oidc?.session || oidc.session.accountId) return;
  const name = oidc.provider.cookieName('session');
  const set = [ctx.res.getHeader('set-cookie') ?? []].flat().map(String);
  const others = set.filter((line) => !line.startsWith(`${name}=`) && !line.startsWith(`${name}.`));
  if (others.length > 0) ctx.res.setHeader('set-cookie', others);
  else ctx.res.removeHeader('set-cookie');
}

/** Corrects the discovery document: the provider always lists its default response modes. */
export async function listOwnModes(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (oidc?.route !== 'discovery' || ctx.status !== 200) return;
  ctx.body = { ...(ctx.body as object), response_modes_supported: ['query'] };
}
