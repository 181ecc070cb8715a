import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FullLanguage,
  fullLanguages,
  isFullLanguage,
  type Language,
} from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type DrawnPage, drawPage } from '@engawa/platform/http/pages/drawn-page';
import { pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { escapeHtml } from '@engawa/platform/text/escape-html';
import type { FastifyRequest } from 'fastify';

/** `plain` is for addresses without a language, `asked` for those with `?lang=`. */
type Page = Record<FullLanguage, { plain: DrawnPage; asked: DrawnPage }>;

/** Prerendered pages by path, compressed once, with this server's address filled in. */
export async function readPrerendered(
  folder: string,
  origin: string,
  finish: (html: string) => string,
): Promise<ReadonlyMap<string, Page>> {
  const names = await readdir(folder);
  const paths = new Set(names.map((name) => decodeURIComponent(name.split('.', 1)[0] ?? '')));
  const read = async (path: string, language: FullLanguage) => {
    const file = join(folder, `${encodeURIComponent(path)}.${language}.html`);
    const text = (await readFile(file, 'utf8')).replaceAll('%origin%', escapeHtml(origin));
    const drawn = (address: string) =>
      drawPage(language, finish(text.replace('%canonical%', escapeHtml(origin + address))), 'once');
    const [plain, asked] = await Promise.all([drawn(path), drawn(`${path}?lang=${language}`)]);
    return [language, { plain, asked }] as const;
  };
  const pages = [...paths].map(async (path) => {
    const drawn = await Promise.all(fullLanguages.map((language) => read(path, language)));
    return [path, Object.fromEntries(drawn) as Page] as const;
  });
  return new Map(await Promise.all(pages));
}

/** A cookie that the client sets while signed in; it is no secret and grants nothing. */
const signedIn = new RegExp(`(?:^|;\\s*)${product.name.toLowerCase()}_auth=[^;]`);

/** The language in the address, of an earlier choice, or preferred by the browser. */
export function languageFor({ headers, query, url }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
    path: url,
  });
}

/** Undefined for signed-in people, whose page differs, and for languages without prerendering. */
export function choosePage(page: Page, request: FastifyRequest): DrawnPage | undefined {
  if (signedIn.test(request.headers.cookie ?? '')) return undefined;
  const { lang } = request.query as { lang?: unknown };
  const language = languageFor(request);
  if (!isFullLanguage(language)) return undefined;
  return lang === language ? page[language].asked : page[language].plain;
}
