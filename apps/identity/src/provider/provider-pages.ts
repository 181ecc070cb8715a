import { errorMessage } from '@engawa/contract/error-catalogue';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type IdentityClient, originOf } from '../clients.ts';
import { drawPage, type Site } from '../http/frame.ts';
import type { Page } from '../pages/page.ts';
import {
  askSignOutPage,
  providerErrorPage,
  refusedPage,
  signedOutPage,
} from '../pages/trouble-pages.ts';
import type { Db } from '../tables.ts';
import { isAskedByOwner, signOut } from './sign-out.ts';

export interface ProviderPages {
  renderError: NonNullable<Configuration['renderError']>;
  askSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  signedOut(ctx: KoaContextWithOIDC): void;
}

/** Our own design for pages of the provider. */
export function providerPages(
  site: Site,
  clients: readonly [IdentityClient, ...IdentityClient[]],
  db: Db,
): ProviderPages {
  const clientOf = (ctx: KoaContextWithOIDC): IdentityClient =>
    clients.find(({ clientId }) => clientId === ctx.oidc.client?.clientId) ?? clients[0];
  const viewOf = (ctx: KoaContextWithOIDC) => ({
    language: languageOf(ctx),
    startAgain: clientOf(ctx).initiateLoginUri,
  });
  const draw = (ctx: KoaContextWithOIDC, page: Page) => {
    ctx.type = 'html';
    ctx.body = drawPage(page, site, {
      language: languageOf(ctx),
      here: ctx.req.method === 'GET' ? site.issuer.pathname + ctx.url : site.issuer.pathname,
      productOrigin: originOf(clientOf(ctx)),
    });
  };
  return {
    renderError: (ctx, out) => {
      const view = viewOf(ctx);
      const ours = out.error === 'server_error';
      const sorry = errorMessage('unavailable', view.language);
      draw(ctx, ours ? refusedPage(view, 503, sorry) : providerErrorPage(view, out.error));
    },
    askSignOut: async (ctx, form) => {
      if (isAskedByOwner(ctx)) return signOut(ctx, db);
      draw(ctx, askSignOutPage(viewOf(ctx), form));
    },
    signedOut: (ctx) => draw(ctx, signedOutPage(viewOf(ctx), `${originOf(clientOf(ctx))}/`)),
  };
}

function languageOf({ query, headers }: KoaContextWithOIDC) {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return pickPageLanguage({
    chosen: text(query['lang']),
    uiLocales: text(query['ui_locales']),
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
}
