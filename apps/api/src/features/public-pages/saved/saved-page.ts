import { type Language, say } from '@engawa/contract/language';
import { readVisitorItems, type VisitorItem, visitorItem } from '@engawa/contract/saved/visitor';
import { type Html, html } from '@engawa/platform/text/html';
import type { PublicPage, Site } from '../frame.ts';
import { listAddresses } from '../lists/list-main.ts';
import type { Reading } from '../reading.ts';
import { words } from '../words.ts';

/** The items are in the address, because only the visitor's browser keeps them. */
export const readSavedAsked = ({ item }: Readonly<Record<string, unknown>>): VisitorItem[] =>
  readVisitorItems(item);

interface SavedPageProps {
  asked: readonly VisitorItem[];
  reading: Reading;
  site: Site;
}

export interface SavedCards {
  jobs: readonly Html[];
  companies: readonly Html[];
}

export function savedPage(
  { jobs, companies }: SavedCards,
  { asked, reading, site }: SavedPageProps,
): PublicPage {
  const { language } = reading;
  const t = say(words, language);
  const gone = asked.length - jobs.length - companies.length;
  return {
    title: t.savedTitle,
    description: t.savedNote,
    addresses: listAddresses(`${site.origin}/saved`, (one) => queryOf(asked, one), reading),
    robots: 'noindex',
    data: { '@context': 'https://schema.org', '@type': 'WebPage', name: t.savedTitle },
    main: html`<main id="main" tabindex="-1" class="list">
<h1>${t.savedTitle}</h1>
${
  asked.length === 0
    ? html`<div class="empty"><h2>${t.savedEmpty}</h2><p class="soft">${t.savedEmptyText}</p><p><a href="/jobs?lang=${language}">${t.findJobs}</a></p></div>`
    : html`<div class="note keep"><p>${t.savedNote}</p><p><a href="/talent/sso-auth?register=true&amp;lang=${language}" rel="nofollow">${t.register}</a> <a href="/talent/signin?lang=${language}">${t.signIn}</a></p></div>`
}
${part(t.jobs, jobs)}${part(t.companies, companies)}
${gone > 0 && html`<p class="soft">${t.savedGone(gone)}</p>`}
</main>`,
  };
}

const part = (heading: string, cards: readonly Html[]) =>
  cards.length > 0 && html`<h2>${heading}</h2><ul class="cards">${cards}</ul>`;

function queryOf(items: readonly VisitorItem[], language?: Language): string {
  const query = new URLSearchParams(
    items.map((item): [string, string] => ['item', visitorItem(item)]),
  );
  if (language) query.set('lang', language);
  return query.size > 0 ? `?${query.toString()}` : '';
}
