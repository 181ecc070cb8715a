import {
  type Language,
  nameFor,
  type PerLanguage,
  pickLanguage,
  say,
} from '@engawa/contract/language';
import { firstLetter } from '@engawa/contract/names/first-letter';
import { type Html, html } from '@engawa/platform/text/html';
import type { Newest } from '../read-newest.ts';
import { words } from './words.ts';

/** The newest jobs and companies as two sections; each is left out while it is empty. */
export function newestLists({ jobs, companies }: Newest, language: Language): Html {
  const t = say(words, language);
  return html`${section({
    id: 'home-jobs',
    heading: t.jobs,
    all: { href: '/jobs', words: t.allJobs },
    items: jobs.map(({ id, title, company, kind, places }) => {
      const [first, second] = places.map((place) => say(place, language));
      const place = first && second ? t.more(first) : first;
      return item({
        href: `/jobs/${id}?lang=${language}`,
        company,
        over: nameFor(company.name, language),
        name: pickLanguage(title, language)?.value ?? '',
        under: [kind && say(kind, language), place].filter(Boolean).join(' · '),
        language,
      });
    }),
  })}${section({
    id: 'home-companies',
    heading: t.companies,
    all: { href: '/companies', words: t.allCompanies },
    items: companies.map(({ id, company, openJobs }) =>
      item({
        href: `/companies/${id}?lang=${language}`,
        company,
        name: nameFor(company.name, language),
        under: t.openJobs(openJobs),
        language,
      }),
    ),
  })}`;
}

interface SectionProps {
  id: string;
  heading: string;
  all: { href: string; words: string };
  items: Html[];
}

function section({ id, heading, all, items }: SectionProps): Html | false {
  if (items.length === 0) return false;
  return html`<section aria-labelledby="${id}"><div class="flex flex-wrap items-baseline justify-between gap-x-6"><h2 id="${id}" class="text-2xl font-bold">${heading}</h2><a href="${all.href}" class="inline-flex min-h-11 items-center text-ai hover:underline">${all.words}</a></div>
<ul class="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">${items}</ul></section>`;
}

interface ItemProps {
  href: string;
  company: { name: PerLanguage<string>; logoUrl: string | null };
  over?: string;
  name: string;
  under: string;
  language: Language;
}

function item({ href, company, over, name, under, language }: ItemProps): Html {
  const sign = company.logoUrl
    ? html`<img src="${company.logoUrl}" alt="" loading="lazy" decoding="async" class="size-8 shrink-0 rounded bg-washi object-cover">`
    : html`<span aria-hidden="true" class="inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded bg-ai text-sm leading-none font-bold text-on-ai select-none"><bdi>${firstLetter(nameFor(company.name, language))}</bdi></span>`;
  return html`<li><a href="${href}" class="flex h-full gap-3.5 rounded border border-line bg-paper p-4 shadow-card hover:border-line-2">${sign}<span class="min-w-0">${over && html`<bdi class="block truncate text-sm text-sumi-2">${over}</bdi>`}<span class="phrased block font-bold break-words">${name}</span><span class="mt-1 block text-sm text-sumi-2">${under}</span></span></a></li>`;
}
