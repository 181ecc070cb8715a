import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '@engawa/platform/errors/refusal';
import { chosenBy, type DrawnPage, sendDrawn } from '@engawa/platform/http/pages/drawn-page';
import { keepLanguage } from '@engawa/platform/http/pages/page-language';
import { pagePolicy } from '@engawa/platform/http/server/security-headers';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAppPages } from './app-pages.ts';
import { withDemoBanner } from './demo-banner.ts';
import { importMapDigest } from './import-map.ts';
import { choosePage, languageFor, readPrerendered } from './prerendered.ts';
import { addRobots } from './robots.ts';
import { drawShells } from './shells.ts';
import { withSingleSlashes } from './single-slashes.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const year = 'public, max-age=31536000, immutable';

export interface PageOptions {
  origin: string;
  /** The demo is publicly reachable, so every page carries a banner. */
  openDemo: boolean;
  /** Adds the listed pages and what companies publish. */
  addSitemap(server: FastifyInstance, listed: readonly string[]): void;
  /** Adds what the server writes into the home page. */
  fillHome(page: DrawnPage): Promise<DrawnPage>;
}

/** Serves the built client: hashed assets are cached for a year, pages are revalidated. */
export const servePages =
  ({ origin, openDemo, addSitemap, fillHome }: PageOptions) =>
  async (server: FastifyInstance): Promise<void> => {
    if (!existsSync(join(dist, 'index.html'))) {
      throw new Error('The web client is not built yet: run npm start, which builds it.');
    }
    server.addHook('onRequest', async (request, reply) => {
      const once = withSingleSlashes(request.url);
      if (once !== request.url && isRead(request) && !isData(once))
        return reply.redirect(once, 308);
      return undefined;
    });
    await server.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      // Hides files that are meant for the build and this server only.
      allowedPath: (path) => !/^\/(prerendered|\.)/.test(path),
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes('/assets/') ? year : 'no-cache');
      },
    });
    const finish = (html: string) => (openDemo ? withDemoBanner(html) : html);
    const prerendered = await readPrerendered(join(dist, 'prerendered'), origin, finish);
    const index = await readFile(join(dist, 'index.html'), 'utf8');
    const shells = await drawShells(finish(index));
    const headers = {
      vary: chosenBy,
      'content-security-policy': pagePolicy(origin, importMapDigest(index)),
    };
    const sendShell = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      sendDrawn(shells[languageFor(request)], request, reply.headers(headers));
    for (const [path, page] of prerendered) {
      server.get(path, async (request, reply) => {
        const chosen = choosePage(page, request);
        if (!chosen) return sendShell(request, reply);
        const { lang } = request.query as { lang?: unknown };
        if (lang === chosen.language) reply.header('set-cookie', keepLanguage(chosen.language));
        const filled = path === '/' ? await fillHome(chosen) : chosen;
        return sendDrawn(filled, request, reply.headers(headers));
      });
    }
    const listed = [...prerendered.keys()].toSorted();
    addRobots(server, origin, listed);
    addAppPages(server);
    addSitemap(server, listed);
    // Every other address is a page of the client, unless it looks like data or a file.
    server.setNotFoundHandler((request, reply) => {
      const path = decodeURI(request.url.split('?', 1)[0] ?? '').replaceAll('%2F', '/');
      if (!isRead(request) || isData(path) || isFile(path)) refuse('not_found');
      return sendShell(request, reply);
    });
  };

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isData = (path: string): boolean => /^\/(v1|identity|assets)(\/|$)/.test(path);

/** No address of the client ends in a file extension. */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,11}$/i.test(path);
