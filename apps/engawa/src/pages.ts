import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '@engawa/platform/errors/refusal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const dist = join(import.meta.dirname, '../../web/dist');
const year = 'public, max-age=31536000, immutable';

/** The built web client: hashed assets for ever, the page itself asked for each time. */
export async function servePages(server: FastifyInstance): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('The web client is not built yet: run npm start, which builds it.');
  }
  await server.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? year : 'no-cache');
    },
  });
  server.get('/', (_request, reply) => sendPage(reply));
  // Every other address is a page of the client; what looks like data or a file is not.
  server.setNotFoundHandler((request, reply) => {
    const path = decodeURI(request.url.split('?', 1)[0] ?? '').replaceAll('%2F', '/');
    const page = request.method === 'GET' || request.method === 'HEAD';
    if (!page || isData(path)) refuse('not_found');
    return sendPage(reply);
  });
}

const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');

const isData = (path: string): boolean => /^\/(v1|identity|assets)(\/|$)/.test(path);
