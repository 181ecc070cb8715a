import { jobTypesOf } from '@engawa/contract/discover/applicant-type';
import type { CompanyFilter, JobFilter } from '@engawa/contract/discover/filter-fields';
import { categoryOf } from '@engawa/contract/reference/jobs/job-categories';
import type { WishedWork } from '@engawa/matching/wishes/wished-work';
import {
  type Conditions,
  conditionsOf,
  type FilterCondition,
} from '../../../search/conditions/conditions.ts';
import type { CompanySearched, JobSearched } from '../../search-rows/public.ts';
import type { Seeker } from '../../search-rows/search-rows.query.ts';
import { type Applicable, allOf } from './applicable.rules.ts';

const ofCompany: Conditions<CompanyFilter, CompanySearched> = {
  industries: (ids) => ({ column: 'industry', any: ids }),
  visaSupport: () => ({ column: 'visaSupport', any: [true] }),
  employeesMin: (least) => ({ column: 'employees', from: least }),
  employeesMax: (most) => ({ column: 'employees', to: most }),
  companyStatus: (id) => ({ column: 'listing', any: [id] }),
  companyType: (ids) => ({ column: 'companyType', any: ids }),
  companyFeatures: (ids) => ({ column: 'companyFeatures', every: ids }),
};

export interface Searcher extends Seeker {
  /** Read where a filter needs the searching student's profile. */
  applicable?: Applicable | undefined;
}

/** Two working periods overlap unless one ends before the other begins. */
const ofJob: Conditions<JobFilter, JobSearched, Searcher> = {
  canApply: (_, __, { applicable }) => {
    if (!applicable) throw new Error('canApply needs the profile of a student');
    return allOf(applicable);
  },
  jobType: (ids) => ({ column: 'jobType', any: ids }),
  employmentType: (ids) => ({ column: 'employmentType', any: ids }),
  jobCategory: (ids) => ({ column: 'category', any: ids }),
  jobSubcategory: (ids, { jobCategory = [] }) => {
    const whole = jobCategory.filter((category) => ids.every((id) => categoryOf(id) !== category));
    const work = { column: 'subcategory', any: ids } as const;
    return whole.length === 0 ? work : { oneOf: [work, { column: 'category', any: whole }] };
  },
  japaneseLevel: (mine) => ({ column: 'japanese', to: mine }),
  prefectures: (ids) => ({ column: 'prefectures', any: ids }),
  salaryAtLeast: (month) => ({ column: 'salary', from: month * 12 }),
  remoteDaysAtLeast: (days) => ({ column: 'remoteDays', from: days }),
  graduationFrom: (first) => ({ column: 'graduationTo', from: first }),
  graduationTo: (last) => ({ column: 'graduationFrom', to: last }),
  startFrom: (first) => ({ column: 'startTo', from: first }),
  startTo: (last) => ({ column: 'startFrom', to: last }),
  aptitudeExam: (ids) => ({ column: 'aptitude', any: ids }),
  jobFeatures: (ids) => ({ column: 'features', every: ids }),
  applicantType: (type) => ({ column: 'jobType', any: jobTypesOf(type) }),
};

/** Jobs that the student's wishes name, or all others; only stated wishes narrow. */
export function wishConditions(
  { jobTypes, jobCategories }: WishedWork,
  side: 'wished' | 'outside',
): FilterCondition<JobSearched>[] {
  const stated: FilterCondition<JobSearched>[] = [
    ...(jobTypes ? [{ column: 'jobType', any: jobTypes } as const] : []),
    ...(jobCategories ? [{ column: 'category', any: jobCategories } as const] : []),
  ];
  return side === 'wished' ? stated : [{ oneOf: stated.map((one) => ({ not: one })) }];
}

export const companyConditionsOf = (filter: CompanyFilter) => conditionsOf(ofCompany, filter);
export const jobConditionsOf = (filter: JobFilter, searcher: Searcher) =>
  conditionsOf(ofJob, filter, searcher);
