import { localeOf, say } from '@engawa/contract/language';
import { type Html, html } from '@engawa/platform/text/html';
import type { PublicPage, Site } from '../frame.ts';
import type { Addresses, Reading } from '../reading.ts';
import { filterForm, type ListKind } from './filter-form.ts';
import type { Landing } from './landings.ts';
import { hasFilter, type ListAsked, linkTo, listQueryOf, visitorSorts } from './list-address.ts';
import { listAddresses, listMain } from './list-main.ts';
import type { Topic } from './topics.ts';
import { words } from './words.ts';

export interface Listed {
  kind: ListKind;
  count: number;
  nextCursor: string | null;
  cards: (Html | undefined)[];
  /** Paths of the listed pages, for search engines. */
  paths: string[];
}

interface ListPageProps {
  asked: ListAsked;
  reading: Reading;
  site: Site;
  today: string;
  /** A filtered list with a title and an address of its own. */
  landing?: Landing | undefined;
  topics: readonly Topic[];
}

export function listPage(list: Listed, props: ListPageProps): PublicPage {
  const { asked, reading, site, landing, today } = props;
  const { kind, count } = list;
  const { language } = reading;
  const t = say(words, language);
  const counted = count.toLocaleString(localeOf(language));
  const title =
    landing?.title(language) ?? { jobs: t.jobsTitle, companies: t.companiesTitle }[kind];
  const about = { jobs: t.jobsAbout, companies: t.companiesAbout }[kind](counted);
  const whole = !landing && hasFilter(asked);
  return {
    title,
    description: about,
    section: kind,
    addresses: addressesOf(props, kind),
    ...(kind === 'jobs' && { feed: `/jobs.atom?lang=${language}` }),
    // Search engines index the whole lists and the landing pages, not every filter.
    ...((whole || asked.cursor || asked.sort !== 'newest') && { robots: 'noindex' }),
    data: itemList(list, site.origin),
    main: listMain(list, language, {
      heading: landing?.title(language) ?? t[kind],
      found: { jobs: t.found, companies: t.foundCompanies }[kind](counted),
      form: filterForm({ kind, asked, reading, today }),
      beside: kind === 'jobs' && count > 1 && sorting(asked, reading),
      empty: hasFilter(asked)
        ? { jobs: t.emptyJobs, companies: t.emptyCompanies }[kind]
        : { jobs: t.noJobs, companies: t.noCompanies }[kind],
      emptyText: hasFilter(asked) ? t.emptyText : t.nothing,
      // "Next" on a landing page leads to `/jobs` with the filter of the landing page.
      pageAt: (cursor) => linkTo(`/${kind}`, { ...asked, cursor }, reading),
      cursor: asked.cursor,
      after: topicLinks(props),
    }),
  };
}

function addressesOf({ asked, reading, site, landing }: ListPageProps, kind: ListKind): Addresses {
  const query = landing ? { ...asked, filter: {} } : asked;
  const at = site.origin + (landing?.path ?? `/${kind}`);
  return listAddresses(at, (language) => listQueryOf(query, language), reading);
}

const itemList = ({ paths }: Listed, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: paths.map((path, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: origin + path,
  })),
});

function sorting(asked: ListAsked, reading: Reading): Html {
  const t = say(words, reading.language);
  return html`<nav class="sort" aria-label="${t.sort}">${visitorSorts.map(
    (sort) =>
      html`<a href="${linkTo('/jobs', { ...asked, sort, cursor: undefined }, reading)}" rel="nofollow"${sort === asked.sort && html` aria-current="true"`}>${t.sorts[sort]}</a>`,
  )}</nav>`;
}

function topicLinks({ topics, reading: { language } }: ListPageProps): Html | undefined {
  if (topics.length === 0) return undefined;
  const t = say(words, language);
  return html`<section class="topics"><h2>${t.byTopic}</h2><ul>${topics.map(
    ({ landing: { path, title }, count }) =>
      html`<li><a href="${path}?lang=${language}">${t.counted(title(language), count.toLocaleString(localeOf(language)))}</a></li>`,
  )}</ul></section>`;
}
