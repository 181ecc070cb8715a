import {
  type Language,
  type Localized,
  languages,
  type Said,
  say,
} from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { smallPage, smallPageHeaders } from '@engawa/platform/http/pages/small-page';
import { colours } from '@engawa/theme/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const words: Said<{ title: string; text: string; again: string }> = {
  ja: {
    title: 'インターネットに接続されていません',
    text: '電波の届く場所で、もう一度お試しください。',
    again: 'もう一度読み込む',
  },
  en: {
    title: 'You are offline',
    text: 'Please try again when you have a connection.',
    again: 'Try again',
  },
};

const about: Localized = {
  ja: '世界の学生・若手と日本の企業のための就職・採用サービス',
  en: 'Job matching for international students and companies in Japan',
};

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which lets phones install the product. */
const manifest = (language: Language) => ({
  id: '/',
  name: product.name,
  short_name: product.name,
  description: say(about, language),
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: colours.washi.light,
  theme_color: colours.washi.light,
  icons: [
    icon('/app-192.png', 192, 'any'),
    icon('/app-512.png', 512, 'any'),
    icon('/app-maskable-512.png', 512, 'maskable'),
  ],
});

const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((one) => [one, make(one)])) as Record<Language, T>;

function languageOf({ headers, query }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
}

/** Serves `/app.webmanifest` and `/offline`, which the service worker caches. */
export function addAppPages(server: FastifyInstance): void {
  const manifests = byLanguage((language) => JSON.stringify(manifest(language)));
  const pages = byLanguage((language) => {
    const { title, text, again } = say(words, language);
    // Links to the address that could not be reached.
    return smallPage({ title, text, next: { words: again, href: '' } }, language);
  });
  server.get('/app.webmanifest', (request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', vary: chosenBy })
      .header('cache-control', 'no-cache')
      .send(manifests[languageOf(request)]),
  );
  server.get('/offline', (request, reply) =>
    reply
      .headers({ ...smallPageHeaders, 'cache-control': 'no-cache', vary: chosenBy })
      .send(pages[languageOf(request)]),
  );
}

const chosenBy = 'accept-language, cookie';
