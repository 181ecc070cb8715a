import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Language, languages } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { languageCookie, pickPageLanguage } from '@engawa/platform/http/pages/page-language';
import { escapeHtml } from '@engawa/platform/text/escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Drawn {
  language: Language;
  tag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}
/** As an address without a language has it, and as the one that names it. */
type Page = Record<Language, { plain: Drawn; asked: Drawn }>;

/** What decides between the files of one page. */
export const chosenBy = 'accept-language, cookie, accept-encoding';

/** The pages that the build has drawn, by path, with this server's address and compressed once. */
export async function readPrerendered(
  folder: string,
  origin: string,
  finish: (html: string) => string,
): Promise<ReadonlyMap<string, Page>> {
  const names = await readdir(folder);
  const paths = new Set(names.map((name) => decodeURIComponent(name.split('.', 1)[0] ?? '')));
  const read = async (path: string, language: Language) => {
    const file = join(folder, `${encodeURIComponent(path)}.${language}.html`);
    const text = (await readFile(file, 'utf8')).replaceAll('%origin%', escapeHtml(origin));
    const drawn = (address: string) =>
      compressed(language, finish(text.replace('%canonical%', escapeHtml(origin + address))));
    const [plain, asked] = await Promise.all([drawn(path), drawn(`${path}?lang=${language}`)]);
    return [language, { plain, asked }] as const;
  };
  const pages = [...paths].map(async (path) => {
    const drawn = await Promise.all(languages.map((language) => read(path, language)));
    return [path, Object.fromEntries(drawn) as Page] as const;
  });
  return new Map(await Promise.all(pages));
}

export async function compressed(language: Language, html: string): Promise<Drawn> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { language, tag, bodies: { br, gzip: gz, identity } };
}

/** Set by the client for whoever is signed in; not a secret, and nothing is let in by it. */
const signedIn = new RegExp(`(?:^|;\\s*)${product.name.toLowerCase()}_auth=[^;]`);

/** In the person's language; undefined for whoever is signed in, whose page looks different. */
export function choosePage(page: Page, { headers, query }: FastifyRequest): Drawn | undefined {
  if (signedIn.test(headers.cookie ?? '')) return undefined;
  const { lang } = query as { lang?: unknown };
  const language = pickPageLanguage({
    chosen: typeof lang === 'string' ? lang : undefined,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  });
  return lang === language ? page[language].asked : page[language].plain;
}

/** As the program keeps it: whoever follows a link before it runs stays in the language they asked for. */
export const keepLanguage = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`;

export function sendPrerendered(
  { language, tag, bodies }: Drawn,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-cache',
    etag: tag,
  });
  if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

function encodingFor(accepted: string): keyof Drawn['bodies'] {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\b)`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
