import { dayInTable } from '@engawa/contract/days/day-words';
import { filterChips } from '@engawa/contract/discover/filter-words';
import { cardFacts } from '@engawa/contract/jobs/card-facts';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { type Language, localeOf, nameFor, say } from '@engawa/contract/language';
import { firstLetter } from '@engawa/contract/names/first-letter';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { type Html, html } from '@engawa/platform/text/html';
import { langOf, nameIn, shortened, tagList } from '../markup.ts';
import { writtenFor } from '../reading.ts';
import { saveButton } from '../saved/save-button.ts';
import type { CompanyList, JobList } from './read-lists.ts';
import { words } from './words.ts';

export const logoOf = (name: string, logoUrl: string | null): Html =>
  logoUrl
    ? html`<img src="${logoUrl}" width="40" height="40" alt="" class="mark" loading="lazy">`
    : html`<span aria-hidden="true" class="mark letter">${firstLetter(name)}</span>`;

export function jobCard(
  { id, company, common, visaSupport, ...texts }: JobList['jobs'][number],
  language: Language,
  today: string,
): Html | undefined {
  const written = writtenFor(texts, language);
  if (!written) return undefined;
  const t = say(words, language);
  const name = nameFor(company.name, language);
  const { position, recruitmentType, workLocation } = written.words;
  const about = [
    nameIn(jobTypes, recruitmentType, language),
    nameIn(industries, common.industry, language),
  ].filter(Boolean);
  const tags = [
    visaSupport && say<{ visaSupport: string }>(filterChips, language).visaSupport,
    common.deadline && t.deadline(dayInTable(common.deadline, language)),
  ].filter((tag) => typeof tag === 'string');
  return html`<li class="card"><p class="who">${logoOf(name, company.logoUrl)}<bdi>${name}</bdi>${saveButton({ kind: 'jobs', id }, position ?? '', language)}</p>
<h2${langOf(written)}><a href="/jobs/${id}?lang=${language}">${position}</a></h2>
<p class="soft">${about.join(' ・ ')}${workLocation && html` ・ <span${langOf(written)}>${workLocation}</span>`}</p>
<p class="key">${wagesText(common, null, language)}</p>
<p class="points">${cardFacts({ words: written.words, common }, language, today).map((fact) => html`<span>${fact}</span>`)}</p>
${tagList(tags)}</li>`;
}

export function companyCard(
  {
    id,
    name,
    logoUrl,
    industry,
    features,
    facts,
    openJobs,
    ...texts
  }: CompanyList['companies'][number],
  language: Language,
): Html | undefined {
  const written = writtenFor(texts, language);
  if (!written) return undefined;
  const t = say(words, language);
  const shown = nameFor(name, language);
  const about = [
    nameIn(industries, industry, language),
    facts.employees !== null && t.employees(facts.employees.toLocaleString(localeOf(language))),
    openJobs > 0 && t.openJobs(openJobs),
  ].filter(Boolean);
  return html`<li class="card"><p class="who">${logoOf(shown, logoUrl)}<span>${about.join(' ・ ')}</span>${saveButton({ kind: 'companies', id }, shown, language)}</p>
<h2><a href="/companies/${id}?lang=${language}"><bdi>${shown}</bdi></a></h2>
<p class="soft"${langOf(written)}>${shortened(written.words.companyProfile ?? '', say(shortProfile, language))}</p>
${tagList(features.slice(0, mostTags).map((feature) => nameIn(companyFeatures, feature, language)))}</li>`;
}

/** Letters of the profile, for about two lines. */
const shortProfile = { ja: 90, en: 180 } as const;
const mostTags = 5;
