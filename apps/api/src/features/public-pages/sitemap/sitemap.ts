import { fullLanguages } from '@engawa/contract/language';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { escapeHtml } from '@engawa/platform/text/escape-html';
import type { Db } from '../../../database.ts';
import { readTopics } from '../lists/topics.ts';
import { xmlHead } from '../xml.ts';
import { countCompanies, countJobs, listCompanies, listJobs, type Part } from './sitemap.repo.ts';

export const mostInFile = 50_000;

export interface SitemapAsked {
  origin: string;
  /** Paths of client pages, which exist in both languages whatever companies publish. */
  listed: readonly string[];
  indexes: SearchEngine | undefined;
  today: string;
  most: number;
}

interface Row {
  id: string;
  publishedAt: Date | null;
}

const kinds = ['companies', 'jobs'] as const;
type Kind = (typeof kinds)[number];

const rowsOf = (db: Db, kind: Kind, today: string, part: Part): Promise<Row[]> =>
  kind === 'jobs' ? listJobs(db, today, part) : listCompanies(db, part);

const readCounts = async (db: Db, today: string): Promise<Record<Kind, number>> => {
  const [companies, jobs] = await Promise.all([countCompanies(db), countJobs(db, today)]);
  return { companies, jobs };
};

/** One file up to the limit; beyond it an index of parts. */
export async function readSitemap(db: Db, asked: SitemapAsked): Promise<string> {
  const { origin, today, most } = asked;
  const listed = await pages(db, asked);
  const counts = await readCounts(db, today);
  if (listed.length + counts.companies + counts.jobs <= most) {
    const whole = { offset: 0, limit: most };
    const rows = await Promise.all(
      kinds.map(async (kind) => urlsOf(origin, kind, await rowsOf(db, kind, today, whole))),
    );
    return urlSet([...listed, ...rows.flat()]);
  }
  const names = kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(counts[kind] / most) }, (_, at) => `${kind}-${at + 1}`),
  );
  const parts = ['pages', ...names].map(
    (name) => `<sitemap><loc>${escapeHtml(origin)}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `${xmlHead}<sitemapindex xmlns="${space}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

export async function readSitemapPart(
  db: Db,
  name: string,
  asked: SitemapAsked,
): Promise<string | undefined> {
  if (name === 'pages.xml') return urlSet(await pages(db, asked));
  const [, word, number] = /^(companies|jobs)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const kind = kinds.find((one) => one === word);
  if (!kind) return undefined;
  const { origin, today, most } = asked;
  const part = { offset: (Number(number) - 1) * most, limit: most };
  const rows = await rowsOf(db, kind, today, part);
  return rows.length > 0 ? urlSet(urlsOf(origin, kind, rows)) : undefined;
}

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const urlSet = (urls: readonly string[]): string =>
  `${xmlHead}<urlset xmlns="${space}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;

/** Pages that exist in both languages: the client's, the lists and the landing pages. */
async function pages(db: Db, { origin, listed, indexes, today }: SitemapAsked): Promise<string[]> {
  const topics = await readTopics({ db, indexes, today });
  const lists = ['/jobs', '/companies', '/events', ...topics.map(({ landing }) => landing.path)];
  return [...listed, ...lists].map((path) => {
    const at = escapeHtml(origin + path);
    const others = fullLanguages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${at}?lang=${language}"/>`,
    );
    return `<url><loc>${at}</loc>${others.join('')}</url>`;
  });
}

/** Without alternates: each page lists its own languages. */
const urlsOf = (origin: string, kind: Kind, rows: readonly Row[]): string[] =>
  rows.map(({ id, publishedAt }) => {
    const changed = publishedAt && `<lastmod>${publishedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(origin)}/${kind}/${id}</loc>${changed ?? ''}</url>`;
  });
