import { refuse } from '@engawa/platform/errors/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { IdentityContext } from '../context.ts';

const maxBody = 16 * 1024;

type Route = [method: 'GET' | 'POST' | 'OPTIONS', path: string];

/** Called by browsers: limited per address like everything else. */
const forBrowsers: Route[] = [
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['GET', '/session/end'],
  ['POST', '/session/end/confirm'],
  ['GET', '/session/end/success'],
];

/**
 * Called by products: all users of a product share its address, so these are not limited per
 * address; the client secret cannot be guessed.
 */
const forProducts: Route[] = [
  ['POST', '/token'],
  ['GET', '/me'],
  ['POST', '/me'],
  ['GET', '/jwks'],
  ['OPTIONS', '/jwks'],
  ['GET', '/.well-known/openid-configuration'],
  ['OPTIONS', '/.well-known/openid-configuration'],
  ['GET', '/.well-known/oauth-authorization-server'],
];

/** The OpenID protocol; only listed routes reach the provider. */
export async function addOidcRoutes(
  server: FastifyInstance,
  identity: IdentityContext,
): Promise<void> {
  await server.register(async (inner) => {
    // The provider parses bodies itself.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _body, done) => done(null));
    inner.addHook('onRequest', async (request) => {
      if (Number(request.headers['content-length'] ?? 0) > maxBody) refuse('body_too_large');
    });
    const add = ([method, path]: Route, config: { endpoint?: string }) =>
      inner.route({
        method,
        url: path,
        exposeHeadRoute: false,
        config,
        handler: (request, reply) => handOver(identity, path, request, reply),
      });
    for (const route of forBrowsers) add(route, { endpoint: `identity.${route.join(' ')}` });
    for (const route of forProducts) add(route, {});
  });
}

type Handler = ReturnType<Provider['callback']>;
const handlers = new WeakMap<Provider, Handler>();

function handlerOf(provider: Provider): Handler {
  const known = handlers.get(provider) ?? provider.callback();
  handlers.set(provider, known);
  return known;
}

async function handOver(
  identity: IdentityContext,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const provider = await identity.provider.get();
  const { uid } = request.params as { uid?: string };
  const query = request.url.indexOf('?');
  const raw = request.raw as typeof request.raw & { originalUrl?: string };
  // Built from the matched route: the raw URL may be spelled in several ways, even with a host.
  raw.url =
    path.replace(':uid', encodeURIComponent(uid ?? '')) +
    (query < 0 ? '' : request.url.slice(query));
  raw.originalUrl = identity.issuer.pathname + raw.url;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  await handlerOf(provider)(request.raw, reply.raw);
}
