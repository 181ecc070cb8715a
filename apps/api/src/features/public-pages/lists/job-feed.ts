import { cardFacts } from '@engawa/contract/jobs/card-facts';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { type Language, nameFor, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { html } from '@engawa/platform/text/html';
import { writtenFor } from '../reading.ts';
import { validXml, xmlHead } from '../xml.ts';
import type { JobList } from './read-lists.ts';
import { words } from './words.ts';

interface FeedPlace {
  language: Language;
  origin: string;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

/** The newest jobs as an Atom feed (RFC 4287). */
export function jobFeed({ jobs }: JobList, { language, origin, today }: FeedPlace): string {
  const entries = jobs.flatMap(({ id, company, common, openedAt, ...texts }) => {
    const written = writtenFor(texts, language);
    if (!written) return [];
    const { position, workLocation } = written.words;
    const name = nameFor(company.name, language);
    const facts = cardFacts({ words: written.words, common }, language, today);
    const about = [wagesText(common, null, language), workLocation, ...facts].filter(Boolean);
    return html`<entry><id>urn:uuid:${id}</id><title>${position} – ${name}</title><link href="${origin}/jobs/${id}?lang=${language}"/><published>${openedAt}</published><updated>${openedAt}</updated><author><name>${name}</name></author><summary>${about.join(' / ')}</summary></entry>
`;
  });
  const at = `${origin}/jobs.atom?lang=${language}`;
  // Without an entry, the feed is as old as the day.
  const updated = jobs[0]?.openedAt ?? `${today}T00:00:00+09:00`;
  const title = `${say(words, language).jobsTitle} | ${product.name}`;
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${at}</id><title>${title}</title><link rel="self" href="${at}"/><link href="${origin}/jobs?lang=${language}"/><updated>${updated}</updated>
${entries}</feed>
`;
  return xmlHead + validXml(feed.markup);
}
