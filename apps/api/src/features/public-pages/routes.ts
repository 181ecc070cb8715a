/**
 * Feature public-pages. Pages for visitors and search engines, drawn by the server without client
 * script: jobs, companies, sharing pictures, sitemap. Decision 059.
 */

import { createReadStream } from 'node:fs';
import { type Language, languages, say } from '@engawa/contract/language';
import { refuse } from '@engawa/platform/errors/refusal';
import { addressKey } from '@engawa/platform/http/limits/address-key';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { chosenBy, sendDrawn } from '@engawa/platform/http/pages/drawn-page';
import { keepLanguage, pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { smallPage, smallPageHeaders } from '@engawa/platform/http/pages/small-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fontSheet } from './font-sheet.ts';
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
import { words } from './words.ts';

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The pages are compressed already. */
const options = { compress: false } as const;

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** Serves `/jobs/{id}`, `/companies/{id}` and their preview pictures without a sign-in. */
export function addPublicPages(
  server: FastifyInstance,
  { limits, ...services }: PublicPageServices & { limits: CallLimits },
): void {
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

function readingOf({ headers, query }: FastifyRequest): Reading {
  const { lang } = query as { lang?: unknown };
  const language = pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
  return { language, asked: lang === language };
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
  const { missing, missingText, home } = say(words, language);
  const page = smallPage(
    { title: missing, text: missingText, next: { words: home, href: '/' } },
    language,
  );
  return reply
    .code(404)
    .headers({ ...smallPageHeaders, 'cache-control': 'no-store' })
    .send(page);
}
