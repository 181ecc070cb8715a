import { z } from 'zod';
import { refusing } from '../contradiction.ts';
import { yearMonth } from '../fields.ts';
import { flag, one, some, whole, word } from '../filter-fields.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { applicantTypes } from '../reference/jobs/applicant-types.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { prefectures } from '../reference/places/prefectures.ts';
import { contradictions } from './contradictions.ts';
import { discoverLimits } from './limits.ts';

export const filterFields = {
  freeWord: word(discoverLimits.freeWord).optional(),
  industries: some(industries),
  companyStatus: one(companyStatuses).optional(),
  companyType: some(companyTypes),
  employeesMin: whole(discoverLimits.employees).optional(),
  employeesMax: whole(discoverLimits.employees).optional(),
  companyFeatures: some(companyFeatures),
  /** The company helps with the residence status, wholly or partly. */
  visaSupport: flag.optional(),
  jobType: some(jobTypes),
  jobCategory: some(jobCategories),
  applicantType: one(applicantTypes).optional(),
  jobFeatures: some(jobFeatures),
  prefectures: some(prefectures),
  /** When somebody graduates; a job fits whose own time overlaps with it, or that names none. */
  graduationFrom: yearMonth.optional(),
  graduationTo: yearMonth.optional(),
  startFrom: yearMonth.optional(),
  startTo: yearMonth.optional(),
  /** Mine: jobs that ask for no more. */
  japaneseLevel: one(japaneseLadder).optional(),
  aptitudeExam: some(aptitudeExams),
  /** Yen a month; hourly and yearly pay is held against it as `yearlyPay` says. */
  salaryAtLeast: whole(discoverLimits.salary).optional(),
};

export type DiscoverFilter = z.output<z.ZodObject<typeof filterFields>>;

export const checkFilters = refusing<DiscoverFilter>(contradictions);

/** All that jobs and companies can be searched by; what names a job asks of a company that it has one. */
export const discoverFilter = z.strictObject(filterFields).superRefine(checkFilters);
