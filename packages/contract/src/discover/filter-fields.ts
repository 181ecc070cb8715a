import type { FilterFields, FilterOf } from '../filters/filter-fields.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { applicantTypes } from '../reference/jobs/applicant-types.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories, jobSubcategories } from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { prefectures } from '../reference/places/prefectures.ts';
import { discoverLimits } from './limits.ts';

/** Job filters in the order of the form; in a company search they match any one of its jobs. */
export const jobFilterFields = {
  jobType: { kind: 'some', table: jobTypes },
  employmentType: { kind: 'some', table: employmentTypes },
  jobCategory: { kind: 'some', table: jobCategories },
  /** Narrows only the categories of these kinds of work; there it excludes jobs that state none. */
  jobSubcategory: { kind: 'some', table: jobSubcategories },
  /** The searcher's own level: matches jobs that ask for no more. */
  japaneseLevel: { kind: 'one', table: japaneseLadder },
  prefectures: { kind: 'some', table: prefectures },
  /** Yen a month; `yearlyPay` converts hourly and yearly pay. */
  salaryAtLeast: { kind: 'whole', ...discoverLimits.salary },
  /** Days a week; excludes jobs that do not say how many. */
  remoteDaysAtLeast: { kind: 'whole', min: 1, max: 5 },
  /** When the searcher graduates; matches jobs with an overlapping period or without one. */
  graduationFrom: { kind: 'month' },
  graduationTo: { kind: 'month' },
  startFrom: { kind: 'month' },
  startTo: { kind: 'month' },
  aptitudeExam: { kind: 'some', table: aptitudeExams },
  jobFeatures: { kind: 'some', table: jobFeatures },
  applicantType: { kind: 'one', table: applicantTypes },
} as const satisfies FilterFields;

/** Company filters; in a job search they apply to the job's company. */
export const companyFilterFields = {
  industries: { kind: 'some', table: industries },
  /** The company helps with the residence status, wholly or partly. */
  visaSupport: { kind: 'flag' },
  employeesMin: { kind: 'whole', ...discoverLimits.employees },
  employeesMax: { kind: 'whole', ...discoverLimits.employees },
  companyStatus: { kind: 'one', table: companyStatuses },
  companyType: { kind: 'some', table: companyTypes },
  companyFeatures: { kind: 'some', table: companyFeatures },
} as const satisfies FilterFields;

/** Filters that read the searching student's profile. */
const ownFilterFields = {
  /** The residence rules and the posting's stated requirements do not exclude the student. */
  canApply: { kind: 'flag' },
} as const satisfies FilterFields;

/** The filters of the public lists. */
export const visitorFields = {
  freeWord: { kind: 'word', max: discoverLimits.freeWord },
  ...jobFilterFields,
  ...companyFilterFields,
} as const;

export const discoverFields = { ...ownFilterFields, ...visitorFields } as const;

export type JobFilter = FilterOf<typeof jobFilterFields & typeof ownFilterFields>;
export type CompanyFilter = FilterOf<typeof companyFilterFields>;
export type VisitorFilter = FilterOf<typeof visitorFields>;
export type DiscoverFilter = FilterOf<typeof discoverFields>;
