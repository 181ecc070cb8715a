import { type Language, say } from '@engawa/contract/language';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { smallPage, smallPageHeaders } from '@engawa/platform/http/pages/small-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from './reading.ts';
import { words } from './words.ts';

export function readingOf({ headers, query }: FastifyRequest): Reading {
  const { lang } = query as { lang?: unknown };
  const language = pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
  return { language, asked: lang === language };
}

export function sendMissing(reply: FastifyReply, language: Language): FastifyReply {
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
