import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '@engawa/platform/errors/refusal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addCrawlerFiles } from './crawler-files.ts';
import { choosePage, chosenBy, readPrerendered, sendPrerendered } from './prerendered.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const year = 'public, max-age=31536000, immutable';

/** The built web client: hashed assets for ever, the page itself asked for each time. */
export const servePages =
  (origin: string) =>
  async (server: FastifyInstance): Promise<void> => {
    if (!existsSync(join(dist, 'index.html'))) {
      throw new Error('The web client is not built yet: run npm start, which builds it.');
    }
    await server.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      // What the build keeps for itself and for this server.
      allowedPath: (path) => !/^\/(prerendered|\.)/.test(path),
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes('/assets/') ? year : 'no-cache');
      },
    });
    const prerendered = await readPrerendered(join(dist, 'prerendered'), origin);
    for (const [path, page] of prerendered) {
      server.get(path, (request, reply) => {
        reply.header('vary', chosenBy);
        const chosen = choosePage(page, request);
        return chosen ? sendPrerendered(chosen, request, reply) : sendShell(reply);
      });
    }
    addCrawlerFiles(server, origin);
    // Every other address is a page of the client; what looks like data or a file is not.
    server.setNotFoundHandler((request, reply) => {
      const path = decodeURI(request.url.split('?', 1)[0] ?? '').replaceAll('%2F', '/');
      const page = request.method === 'GET' || request.method === 'HEAD';
      if (!page || isData(path) || isFile(path)) refuse('not_found');
      return sendShell(reply);
    });
  };

/** The page that the program fills. */
const sendShell = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-cache').sendFile('index.html');

const isData = (path: string): boolean => /^\/(v1|identity|assets)(\/|$)/.test(path);

/** No address of the client ends like the name of a file. */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,11}$/i.test(path);
