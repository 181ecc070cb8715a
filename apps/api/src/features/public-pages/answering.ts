import type { IncomingHttpHeaders } from 'node:http';
import { type Language, say } from '@engawa/contract/language';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { smallPage, smallPageHeaders } from '@engawa/platform/http/pages/small-page';
import type { Reading } from './reading.ts';
import { words } from './words.ts';

interface Request {
  headers: IncomingHttpHeaders;
  query: unknown;
}

export function readingOf({ headers, query }: Request): Reading {
  const { lang } = query as { lang?: unknown };
  const language = pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
  return { language, asked: lang === language };
}

export function missingPage(language: Language) {
  const { missing, missingText, home } = say(words, language);
  const page = smallPage(
    { title: missing, text: missingText, next: { words: home, href: '/' } },
    language,
  );
  return { page, headers: { ...smallPageHeaders, 'cache-control': 'no-store' } };
}
