import type { Language } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { chosenBy, sendDrawn, sendPacked } from '@engawa/platform/http/pages/drawn-page';
import { keepLanguage } from '@engawa/platform/http/pages/page-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readingOf } from '../answering.ts';
import { pagePolicy } from '../style.ts';
import { type Landing, landings } from './landings.ts';
import { readListAsked } from './list-address.ts';
import { type ListRequest, type PublicListServices, PublicLists } from './public-lists.ts';

/** The pages are compressed already. */
const options = { compress: false } as const;

/** Serves `/jobs`, `/companies`, the landing pages of jobs and `/jobs.atom`. */
export function addLists(
  server: FastifyInstance,
  { limits, ...services }: PublicListServices & { limits: CallLimits },
  sendMissing: (reply: FastifyReply, language: Language) => FastifyReply,
): void {
  const lists = new PublicLists(services);

  const send = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    asked: ListRequest,
  ): Promise<FastifyReply> => {
    const { language, asked: named } = asked.reading;
    reply.header('vary', chosenBy);
    const by = addressKey(request.ip);
    const fresh = lists.fresh(asked);
    // Only requests that miss the cache query the database.
    if (!fresh) limits.countAddress(by);
    const page = fresh ?? (await lists.page(asked, by));
    if (!page) return sendMissing(reply, language);
    if (named) reply.header('set-cookie', keepLanguage(language));
    return sendDrawn(page, request, reply.header('content-security-policy', pagePolicy));
  };

  for (const kind of ['jobs', 'companies'] as const) {
    server.get(`/${kind}`, options, (request, reply) => {
      const asked = readListAsked(request.query as Record<string, unknown>);
      return send({ request, reply }, { kind, asked, reading: readingOf(request) });
    });
  }
  const addLanding = (landing: Landing) =>
    server.get(landing.path, options, (request, reply) => {
      const asked = { filter: landing.filter, sort: 'newest', cursor: undefined } as const;
      const reading = readingOf(request);
      return send({ request, reply }, { kind: 'jobs', asked, reading, landing });
    });
  landings.forEach(addLanding);

  server.get('/jobs.atom', options, async (request, reply) => {
    const { language } = readingOf(request);
    const by = addressKey(request.ip);
    const fresh = lists.freshFeed(language);
    if (!fresh) limits.countAddress(by);
    const feed = fresh ?? (await lists.feed(language, by)) ?? refuse('not_found');
    const headers = {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: chosenBy,
    };
    return sendPacked(feed, request, reply.headers(headers));
  });
}
