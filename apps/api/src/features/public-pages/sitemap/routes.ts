import { createHash } from 'node:crypto';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SlowReads } from '@engawa/platform/db/statements/slow-reads';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { CheckedCache } from '@engawa/platform/http/pages/checked-cache';
import { type DrawnPage, drawPage, sendPacked } from '@engawa/platform/http/pages/drawn-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tables } from '../../../database.ts';
import { mostInFile, readSitemap, readSitemapPart } from './sitemap.ts';

interface SitemapServices {
  slowReads: SlowReads<Tables>;
  clock: Clock;
  limits: CallLimits;
  origin: string;
}

/** Crawlers come a few times a day; pages closed meanwhile answer for themselves. */
const freshMs = 10 * 60_000;
const maxBytes = 64 * 1024 * 1024;

/** Serves `/sitemap.xml` and its parts; `listed` are pages of the client. */
export function addSitemap(
  server: FastifyInstance,
  { slowReads, clock, limits, origin }: SitemapServices,
  { listed, most = mostInFile }: { listed: readonly string[]; most?: number },
): void {
  const files = new CheckedCache<DrawnPage>({
    freshMs,
    maxBytes,
    now: () => clock.now().getTime(),
  });
  const asked = () => ({ origin, listed, most, today: todayInJapan(clock.now()) });

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

  /** Only reading the rows shows whether they have changed, so the text is the stamp. */
  const making = (read: (db: Db) => Promise<string | undefined>) => {
    let text: string | undefined;
    return {
      check: async () => {
        text = await slowReads.run({ endpoint: 'anyone.sitemap', atOnce: 1, by: 'crawlers' }, read);
        return text && createHash('sha256').update(text).digest('base64url');
      },
      make: async () => {
        const value = await drawPage('en', text ?? '', 'quickly');
        const { br, gzip, identity } = value.bodies;
        return { value, bytes: br.length + gzip.length + identity.length };
      },
    };
  };

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
