import type { KoaContextWithOIDC } from 'oidc-provider';

type Next = () => Promise<unknown>;

/** A session with nobody in it is not kept: its cookie would lead to nothing. */
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

/** The provider names the usual modes, whatever is on; its own setting only adds. */
export async function listOwnModes(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (oidc?.route !== 'discovery' || ctx.status !== 200) return;
  ctx.body = { ...(ctx.body as object), response_modes_supported: ['query'] };
}
