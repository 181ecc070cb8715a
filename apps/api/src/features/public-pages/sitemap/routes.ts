import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SlowReads } from '@engawa/platform/db/statements/slow-reads';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { CheckedCache } from '@engawa/platform/http/pages/checked-cache';
import { type DrawnPage, sendPacked } from '@engawa/platform/http/pages/drawn-page';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tables } from '../../../database.ts';
import { makingText } from '../text-page.ts';
import { mostInFile, readSitemap, readSitemapPart } from './sitemap.ts';

interface SitemapServices {
  slowReads: SlowReads<Tables>;
  clock: Clock;
  limits: CallLimits;
  origin: string;
  indexes: SearchEngine | undefined;
}

/** Crawlers come a few times a day; pages closed meanwhile answer for themselves. */
const freshMs = 10 * 60_000;
const maxBytes = 64 * 1024 * 1024;

/** Serves `/sitemap.xml` and its parts; `listed` are pages of the client. */
export function addSitemap(
  server: FastifyInstance,
  { slowReads, clock, limits, origin, indexes }: SitemapServices,
  { listed, most = mostInFile }: { listed: readonly string[]; most?: number },
): void {
  const files = new CheckedCache<DrawnPage>({
    freshMs,
    maxBytes,
    now: () => clock.now().getTime(),
  });
  const asked = () => ({ origin, listed, indexes, most, today: todayInJapan(clock.now()) });

  const send = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    name: string,
    read: (db: Db) => Promise<string | undefined>,
  ): Promise<FastifyReply> => {
    const fresh = files.fresh(name);
    if (!fresh) limits.countAddress(addressKey(request.ip));
    const file = fresh ?? (await files.renewed(name, making(read)));
    if (!file) return refuse('not_found');
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'accept-encoding',
    };
    return sendPacked(file, request, reply.headers(headers));
  };

  const making = (read: (db: Db) => Promise<string | undefined>) =>
    makingText('en', () =>
      slowReads.run({ endpoint: 'anyone.sitemap', atOnce: 1, by: 'crawlers' }, read),
    );

  const options = { compress: false } as const;
  server.get('/sitemap.xml', options, (request, reply) =>
    send({ request, reply }, '', (db) => readSitemap(db, asked())),
  );
  server.get(
    '/sitemaps/:name',
    options,
    (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const { name } = request.params;
      return send({ request, reply }, name, (db) => readSitemapPart(db, name, asked()));
    },
  );
}
