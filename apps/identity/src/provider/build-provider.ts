import type { EventEmitter } from 'node:events';
import { isDatabaseUnavailable } from '@engawa/platform/db/failures';
import type { Log } from '@engawa/platform/log/log';
import { type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { listOwnModes, setNoEmptySession } from './after-provider.ts';
import { configure, type ProviderOptions } from './configuration.ts';
import { skipConfirmation } from './sign-out.ts';

/** Removes response modes that need a script: our pages run none. */
class ScriptlessProvider extends Provider {
  override registerResponseMode(...mode: Parameters<Provider['registerResponseMode']>): void {
    if (mode[0] !== 'form_post') super.registerResponseMode(...mode);
  }
}

export function buildProvider(options: ProviderOptions, log: Log, keys: JWK[]): Provider {
  const provider = new ScriptlessProvider(options.issuer.href, configure(options, keys));
  pinAddress(provider, options.issuer);
  for (const step of [setNoEmptySession, skipConfirmation, listOwnModes]) {
    provider.use((ctx, next) => step(ctx as unknown as KoaContextWithOIDC, next));
  }
  const report = (ctx: KoaContextWithOIDC, error: Error) => {
    if (!isDatabaseUnavailable(error)) return log.error({ err: error }, 'identity provider');
    ctx.status = 503;
    ctx.set('retry-after', '2');
  };
  provider.on('server_error', report);
  (provider as EventEmitter).on('error', (error: Error & { code?: string }) => {
    const gone = error.code === 'ECONNRESET' || error.code === 'EPIPE';
    if (!gone) log.error({ err: error }, 'identity provider');
  });
  return provider;
}

/** The provider builds URLs from the request's Host; this replaces it by the issuer's. */
function pinAddress(provider: Provider, issuer: URL): void {
  const protocol = issuer.protocol.slice(0, -1);
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol },
    secure: { get: () => protocol === 'https' },
    host: { get: () => issuer.host },
    hostname: { get: () => issuer.hostname },
    href: {
      get(this: { originalUrl: string }) {
        return issuer.origin + this.originalUrl;
      },
    },
  });
}
