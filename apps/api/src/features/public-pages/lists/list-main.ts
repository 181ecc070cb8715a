import { fullLanguages, type Language, otherFullLanguage, say } from '@engawa/contract/language';
import { type Html, html } from '@engawa/platform/text/html';
import type { Addresses, Reading } from '../reading.ts';
import { words } from './words.ts';

interface Listed {
  nextCursor: string | null;
  cards: readonly (Html | undefined)[];
}

interface ListParts {
  heading: string;
  found: string;
  form: Html;
  beside: Html | false;
  empty: string;
  emptyText: string;
  pageAt: (cursor: string | undefined) => string;
  cursor: string | undefined;
  after?: Html | undefined;
}

/** The parts of every public list: heading, filters, exact count, cards or an empty state, paging. */
export function listMain({ nextCursor, cards }: Listed, language: Language, of: ListParts) {
  const t = say(words, language);
  return html`<main id="main" tabindex="-1" class="list">
<h1>${of.heading}</h1>
${of.form}
<div class="above"><p class="count" role="status">${of.found}</p>${of.beside}</div>
${
  cards.every((card) => card === undefined)
    ? html`<div class="empty"><h2>${of.empty}</h2><p class="soft">${of.emptyText}</p></div>`
    : html`<ul class="cards">${cards}</ul>`
}
${
  (nextCursor || of.cursor) &&
  html`<nav class="paging" aria-label="${t.pages}">${of.cursor && html`<a href="${of.pageAt(undefined)}">${t.first}</a>`}${nextCursor && html`<a class="button" rel="next" href="${of.pageAt(nextCursor)}">${t.next}</a>`}</nav>`
}
${of.after}
</main>`;
}

/** Canonical and alternate URLs of a list, which exists in every language. */
export function listAddresses(
  at: string,
  queryOf: (language?: Language) => string,
  { language, asked }: Reading,
): Addresses {
  return {
    canonical: at + queryOf(asked ? language : undefined),
    alternates: [
      ...fullLanguages.map((one) => ({ hreflang: one, href: at + queryOf(one) })),
      { hreflang: 'x-default', href: at + queryOf() },
    ],
    otherLanguage: queryOf(otherFullLanguage(language)),
  };
}
