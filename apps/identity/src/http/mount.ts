import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import { pagePolicy } from '@engawa/platform/http/server/security-headers';
import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../context.ts';
import { addConfirm } from '../features/confirm/routes.ts';
import { addConsent } from '../features/consent/routes.ts';
import { addRegister } from '../features/register/routes.ts';
import { addReset } from '../features/reset/routes.ts';
import { addSignIn } from '../features/sign-in/routes.ts';
import { addAssets } from './asset-routes.ts';
import { sendErrorPage } from './error-page.ts';
import { addOidcRoutes } from './oidc-routes.ts';

const formLimit = 16 * 1024;
const maxFields = 50;

/** Mounts everything below the issuer's path. */
export async function mountIdentity(
  server: FastifyInstance,
  identity: IdentityContext,
): Promise<void> {
  await server.register(
    async (inner) => {
      const headers = pageHeaders(identity);
      inner.addHook('onRequest', async (_request, reply) => {
        reply.headers(headers);
      });
      inner.setErrorHandler(sendErrorPage(identity));
      inner.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: formLimit },
        (_request, body, done) => {
          const text = body as string;
          if (text.split('&', maxFields + 1).length > maxFields) {
            return done(new Refusal('body_too_large'));
          }
          done(null, new URLSearchParams(text));
        },
      );
      await addOidcRoutes(inner, identity);
      addAssets(inner);
      addSignIn(inner, identity);
      addRegister(inner, identity);
      addConfirm(inner, identity);
      addReset(inner, identity);
      addConsent(inner, identity);
      inner.get('/', (_request, reply) =>
        reply.redirect(identity.clients[0].initiateLoginUri, 303),
      );
      // Requests below the path never reach other pages of the server.
      inner.all('/*', { config: { endpoint: 'identity.nothing' } }, () => refuse('not_found'));
    },
    { prefix: identity.issuer.pathname },
  );
}

/** Form-action must include the products: browsers apply it to redirects after a form too. */
function pageHeaders({ issuer, clients, formOrigins }: IdentityContext): Record<string, string> {
  const origins = new Set([
    ...clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)),
    ...formOrigins,
  ]);
  origins.delete(issuer.origin);
  return {
    'content-security-policy': pagePolicy(issuer.origin).replace(
      "form-action 'self'",
      ["form-action 'self'", ...origins].join(' '),
    ),
    'cache-control': 'no-store',
    // URLs contain mailed tokens, so no other site may get them as referrer.
    'referrer-policy': 'same-origin',
  };
}
