import type { JobCommon } from '@engawa/contract/jobs/schemas';
import { nameFor, say } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { todayInJapan } from '@engawa/platform/clock/today';
import { html } from '@engawa/platform/text/html';
import { nameIn, picturesOf } from '../markup.ts';
import type { Written } from '../reading.ts';
import type { JobView, ReadJob } from './read-job.ts';

type JobWords = NonNullable<JobView['jp']>;

/**
 * The job as schema.org data, following the search engines' documentation. Only stated facts: no
 * remote work (`TELECOMMUTE` means fully remote), no pay without a fixed amount.
 */
export function jobPosting(
  { job, images, openedAt, homepage }: ReadJob,
  written: Written<JobWords>,
  { url, origin }: { url: string; origin: string },
): object {
  const { language, words } = written;
  const company = nameFor(job.company.name, language);
  const logo = picturesOf(images, job.company.logoImage).at(-1);
  const salary = baseSalary(job.common);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: words.position,
    description: jobDescription(job, written),
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    url,
    datePosted: todayInJapan(openedAt),
    // End of that day in Japan; without a deadline the job stays until it is closed.
    ...(job.common.deadline && { validThrough: `${job.common.deadline}T23:59:59+09:00` }),
    employmentType: employmentType(job.common.employmentType, words.recruitmentType),
    hiringOrganization: {
      '@type': 'Organization',
      name: company,
      url: `${origin}/companies/${job.company.id}`,
      ...(homepage && { sameAs: homepage }),
      ...(logo && { logo: origin + logo.url }),
    },
    jobLocation: places(words.workLocation, job.common, language),
    ...(salary && { baseSalary: salary }),
    ...(job.common.industry !== null && {
      industry: nameIn(industries, job.common.industry, language),
    }),
    ...(words.workingHours && { workHours: words.workingHours }),
    directApply: job.common.applyPage === 'internal',
  };
}

/** Search engines parse it as HTML, so the company's text is escaped. */
export function jobDescription(
  job: JobView,
  { words, content, language }: Written<JobWords>,
): string {
  const lines = (text: string) =>
    text.split('\n').map((line, at) => html`${at > 0 && lineBreak}${line}`);
  const items = (job.items[content] ?? []).filter(({ item }) => item !== 'duties');
  return html`<p>${lines(words.businessContent ?? '')}</p>${words.otherMessage.map(
    ({ title, message }) =>
      title && html`<p><b>${title}</b>${message && html`<br>${lines(message)}`}</p>`,
  )}${items.map(
    ({ item, text }) =>
      html`<p><b>${nameIn(postingRequirements, item, language)}</b><br>${lines(text)}</p>`,
  )}`.markup;
}

const lineBreak = html`<br>`;

const employment = {
  internship: 'INTERN',
  'full-time': 'FULL_TIME',
  contract: 'TEMPORARY',
  'part-time': 'PART_TIME',
  subcontract: 'CONTRACTOR',
  others: 'OTHER',
} as const satisfies Record<NonNullable<JobCommon['employmentType']>, string>;

const internship: JobWords['recruitmentType'] = 1;

function employmentType(
  type: JobCommon['employmentType'],
  recruitment: JobWords['recruitmentType'],
): string | string[] {
  const kind = type === null ? 'OTHER' : employment[type];
  return recruitment === internship && kind !== 'INTERN' ? [kind, 'INTERN'] : kind;
}

const units = { annual: 'YEAR', monthly: 'MONTH', hourly: 'HOUR' } as const;

function baseSalary({ salaryType, salaryMin, salaryMax }: JobCommon): object | undefined {
  const unitText = salaryType && salaryType in units && units[salaryType as keyof typeof units];
  if (!unitText || !salaryMin) return undefined;
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : { minValue: salaryMin, ...(salaryMax !== null && { maxValue: salaryMax }) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'JPY',
    value: { '@type': 'QuantitativeValue', ...amount, unitText },
  };
}

/** One place for each prefecture the job names; else the prefecture found in its address text. */
function places(
  workLocation: string | null,
  common: JobCommon,
  language: Written<JobWords>['language'],
): object[] {
  const spoken = prefectures.entries.filter(
    ({ name }) => workLocation?.includes(name.ja) || workLocation?.includes(name.en),
  );
  const regions =
    common.prefectures.length > 0
      ? common.prefectures.map((id) => say(prefectures.byId(id).name, language))
      : spoken.map(({ name }) => say(name, language));
  const place = (region: string | undefined) => ({
    '@type': 'Place',
    ...(workLocation && { name: workLocation }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      ...(region && { addressRegion: region }),
    },
  });
  return regions.length > 0 ? regions.map(place) : [place(undefined)];
}
