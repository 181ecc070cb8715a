/**
 * Feature public-pages. Pages for visitors and search engines, drawn by the server without client
 * script: jobs, companies, their lists, sharing pictures, sitemap. Decisions 059 and 089.
 */

import { createReadStream } from 'node:fs';
import { type Language, languages } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { chosenBy, sendDrawn } from '@engawa/platform/http/pages/drawn-page';
import { keepLanguage } from '@engawa/platform/http/pages/page-language';
import { smallPageHeaders } from '@engawa/platform/http/pages/small-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingPage, readingOf } from './answering.ts';
import { fontSheet } from './font-sheet.ts';
import { addJobXml } from './job-xml/routes.ts';
import type { PublicListServices } from './lists/public-lists.ts';
import { addLists } from './lists/routes.ts';
import {
  type Answer,
  cardKey,
  type Kind,
  type PublicPageServices,
  PublicPages,
  pageKey,
} from './public-pages.ts';
import type { Reading } from './reading.ts';
import { pagePolicy } from './style.ts';

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The pages are compressed already. */
const options = { compress: false } as const;

type Asked = FastifyRequest<{ Params: { id: string } }>;

type Services = PublicPageServices &
  PublicListServices & { limits: CallLimits; jobFeedKey: string | undefined };

/** Serves jobs, companies, their lists and their preview pictures without a sign-in. */
export function addPublicPages(server: FastifyInstance, services: Services): void {
  const { limits } = services;
  const all = new PublicPages(services);
  /** Only requests that miss the cache, and so query the database, count against the rate limit. */
  const count = ({ ip }: FastifyRequest) => limits.countAddress(addressKey(ip));

  const addKind = (kind: Kind) => {
    server.get(`/${kind}/:id`, options, (request: Asked, reply) => {
      const { id } = request.params;
      const reading = readingOf(request);
      reply.header('vary', chosenBy);
      if (!idForm.test(id)) return sendMissing(reply, reading.language);
      const fresh = all.pages.fresh(pageKey(kind, id, reading));
      if (fresh) return sendAnswer(fresh, reading, { request, reply });
      count(request);
      return all
        .page(kind, id, reading)
        .then((answer) =>
          answer
            ? sendAnswer(answer, reading, { request, reply })
            : sendMissing(reply, reading.language),
        );
    });
    for (const language of languages) {
      server.get(`/${kind}/:id/card-${language}.jpg`, options, async (request: Asked, reply) => {
        const { id } = request.params;
        if (!idForm.test(id)) return sendMissing(reply, language);
        const fresh = all.cards.fresh(cardKey(kind, id, language));
        if (!fresh) count(request);
        const card = fresh ?? (await all.card(kind, id, language));
        if (!card) return sendMissing(reply, language);
        return reply
          .headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=600' })
          .send(card);
      });
    }
  };
  addKind('jobs');
  addKind('companies');
  addLists(server, services, sendMissing);
  addJobXml(server, { ...services, key: services.jobFeedKey });
  addFonts(server);
}

/** File names contain a hash of the content. */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

function addFonts(server: FastifyInstance): void {
  server.get(fontSheet.path, (_request, reply) =>
    reply.headers({ ...forEver, 'content-type': 'text/css; charset=utf-8' }).send(fontSheet.text),
  );
  server.get('/fonts/:name', (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const file = fontSheet.files.get(request.params.name) ?? refuse('not_found');
    return reply.headers({ ...forEver, 'content-type': 'font/woff2' }).send(createReadStream(file));
  });
}

function sendAnswer(
  { status, page }: Answer,
  { language, asked }: Reading,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  if (asked) reply.header('set-cookie', keepLanguage(language));
  const policy = status === 200 ? pagePolicy : smallPageHeaders['content-security-policy'];
  return sendDrawn(page, request, reply.code(status).header('content-security-policy', policy));
}

function sendMissing(reply: FastifyReply, language: Language): FastifyReply {
  const { page, headers } = missingPage(language);
  return reply.code(404).headers(headers).send(page);
}
