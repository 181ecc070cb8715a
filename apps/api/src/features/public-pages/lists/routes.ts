import type { Language } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { chosenBy, sendDrawn, sendPacked } from '@engawa/platform/http/pages/drawn-page';
import { keepLanguage } from '@engawa/platform/http/pages/page-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readingOf } from '../answering.ts';
import { readSavedAsked } from '../saved/saved-page.ts';
import { pagePolicy } from '../style.ts';
import { readEventsAsked } from './events-page.ts';
import { type Landing, landingOfPrefecture, otherLandings } from './landings.ts';
import { type ListAsked, readListAsked } from './list-address.ts';
import { type Draft, type PublicListServices, PublicLists } from './public-lists.ts';

/** The pages are compressed already. */
const options = { compress: false } as const;

/** Serves `/jobs`, `/companies`, `/events`, `/saved`, the landing pages of jobs and `/jobs.atom`. */
export function addLists(
  server: FastifyInstance,
  { limits, ...services }: PublicListServices & { limits: CallLimits },
  sendMissing: (reply: FastifyReply, language: Language) => FastifyReply,
): void {
  const lists = new PublicLists(services);

  /** Only requests that miss the cache query the database, and so count. */
  const drawn = ({ ip }: FastifyRequest, draft: Draft) => {
    const fresh = lists.fresh(draft);
    if (fresh) return fresh;
    const by = addressKey(ip);
    limits.countAddress(by);
    return lists.page(draft, by);
  };

  const send = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    draft: Draft,
  ): Promise<FastifyReply> => {
    const { language, asked: named } = draft.reading;
    reply.header('vary', chosenBy);
    const page = await drawn(request, draft);
    if (!page) return sendMissing(reply, language);
    if (named) reply.header('set-cookie', keepLanguage(language));
    return sendDrawn(page, request, reply.header('content-security-policy', pagePolicy));
  };

  for (const kind of ['jobs', 'companies'] as const) {
    server.get(`/${kind}`, options, (request, reply) => {
      const read = readListAsked(request.query as Record<string, unknown>);
      const asked: ListAsked = kind === 'jobs' ? read : { ...read, sort: 'newest' };
      return send({ request, reply }, lists.list({ kind, asked, reading: readingOf(request) }));
    });
  }
  const addLanding = (landing: Landing) =>
    server.get(landing.path, options, (request, reply) => {
      const asked = { filter: landing.filter, sort: 'newest', cursor: undefined } as const;
      const reading = readingOf(request);
      return send({ request, reply }, lists.list({ kind: 'jobs', asked, reading, landing }));
    });
  [...otherLandings, ...landingOfPrefecture.values()].forEach(addLanding);

  server.get('/events', options, (request, reply) => {
    const asked = readEventsAsked(request.query as Record<string, unknown>);
    return send({ request, reply }, lists.events(asked, readingOf(request)));
  });

  server.get('/saved', options, (request, reply) => {
    const asked = readSavedAsked(request.query as Record<string, unknown>);
    return send({ request, reply }, lists.saved(asked, readingOf(request)));
  });

  server.get('/jobs.atom', options, async (request, reply) => {
    const feed = (await drawn(request, lists.feed(readingOf(request)))) ?? refuse('not_found');
    const headers = {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'no-cache',
      vary: chosenBy,
    };
    return sendPacked(feed, request, reply.headers(headers));
  });
}
