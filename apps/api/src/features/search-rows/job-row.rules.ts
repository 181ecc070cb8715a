import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { yearlyPay } from '@engawa/contract/jobs/pay/yearly-pay';
import type { JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import type { Localized } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { jobKeysOf, termKeysOf } from '@engawa/matching/job-keys';
import { postingFacts } from '@engawa/matching/posting';
import { wordsOf } from '@engawa/platform/text/search-words';
import type { SearchedColumns } from '../../search/conditions/searched-column.ts';
import { companyFilters, companySearched } from './company-row.rules.ts';

export interface Posting {
  status: number;
  openedAt: Date;
  closesOn: string | null;
}

export function jobRow(
  job: JobDocument,
  general: GeneralDocument | null,
  { status, openedAt, closesOn }: Posting,
  today: string,
) {
  const { common } = job;
  const words = job.jp ?? job.en;
  const company = companyFilters(general);
  const category = words?.jobCategoryId ?? 4;
  const industry = common.industry ?? company.industry;
  const posting = postingFacts(job, company.industry, today);
  const keys = jobKeysOf(posting);
  return {
    limited: status === 4,
    off_web: common.offWeb,
    opened_at: openedAt,
    closes_on: closesOn,
    job_type: words?.recruitmentType ?? null,
    employment_type: common.employmentType,
    category,
    subcategory: posting.jobSubcategory,
    industry,
    prefectures: common.prefectures,
    features: words?.feature ?? [],
    japanese: posting.japanese,
    english: posting.english,
    aptitude: common.aptitudeExam,
    graduation_from: common.graduationFrom,
    graduation_to: common.graduationTo,
    start_from: common.startFrom,
    start_to: common.startTo,
    yearly_pay: yearlyPay(common),
    remote_days: common.remoteDays,
    employees: company.employees,
    listing: company.listing,
    company_type: company.company_type,
    company_features: company.features,
    visa_support: company.visa_support,
    asks: keys.asks,
    offers: keys.offers,
    graduates_from: keys.graduatesFrom,
    graduates_to: keys.graduatesTo,
    terms: termKeysOf(posting),
    words: wordsOf([
      ...[job.jp, job.en].flatMap((language) => (language ? spoken(language) : [])),
      general?.jp?.companyName,
      general?.en?.companyName,
      ...bothNames([
        jobCategories.byId(category),
        posting.jobSubcategory && jobSubcategories.byId(posting.jobSubcategory),
        words?.recruitmentType && jobTypes.byId(words.recruitmentType),
        industry && industries.byId(industry),
        ...common.prefectures.map((id) => prefectures.byId(id)),
        ...(words?.feature ?? []).map((id) => jobFeatures.byId(id)),
      ]),
    ]),
  };
}

const spoken = (words: JobLanguage): (string | null)[] => [
  words.position,
  words.businessContent,
  words.workLocation,
  words.department,
  ...words.otherMessage.flatMap(({ title, message }) => [title, message]),
];

const bothNames = (entries: readonly ({ name: Localized } | 0 | null | undefined)[]): string[] =>
  entries.flatMap((entry) => (entry ? [entry.name.ja, entry.name.en] : []));

export const never = 65_535;

/** From YYYY-MM, January 2000 is 1; 0 and `never` are kept for rows without a month. */
const monthNumber = (month: unknown): number => {
  const [year = 0, number = 0] = String(month).split('-').map(Number);
  return Math.min(Math.max((year - 2000) * 12 + number, 1), never - 1);
};

const month = { type: 'text', kind: 'short', numberOf: monthNumber, isOpen: true } as const;

export const jobSearched = {
  ...companySearched,
  companyFeatures: { ...companySearched.companyFeatures, stored: 'company_features' },
  jobType: { stored: 'job_type', type: 'smallint', kind: 'facet', absent: 0 },
  employmentType: { stored: 'employment_type', type: 'text', term: ':employment:' },
  category: { stored: 'category', type: 'smallint', kind: 'facet' },
  subcategory: { stored: 'subcategory', type: 'text', term: ':subcategory:' },
  aptitude: { stored: 'aptitude', type: 'smallint', kind: 'facet', absent: 0 },
  /** Rung of the Japanese ladder. */
  japanese: { stored: 'japanese', type: 'smallint', kind: 'facet' },
  /** Likewise of English; null in rows from before the column. */
  english: { stored: 'english', type: 'smallint', kind: 'facet', absent: 0, isOpen: true },
  features: { stored: 'features', type: 'smallint', term: ':feature:', isList: true },
  prefectures: { stored: 'prefectures', type: 'text', term: ':prefecture:', isList: true },
  remoteDays: { stored: 'remote_days', type: 'smallint', kind: 'number', absent: -1 },
  salary: { stored: 'yearly_pay', type: 'bigint', kind: 'number', absent: -1 },
  graduationFrom: { ...month, stored: 'graduation_from', absent: 0 },
  graduationTo: { ...month, stored: 'graduation_to', absent: never },
  startFrom: { ...month, stored: 'start_from', absent: 0 },
  startTo: { ...month, stored: 'start_to', absent: never },
} as const satisfies SearchedColumns;
export type JobSearched = keyof typeof jobSearched;
