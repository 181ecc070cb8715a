import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import { companyTypes } from '@engawa/contract/reference/companies/company-types';
import { industries } from '@engawa/contract/reference/companies/industries';
import { applicantTypes } from '@engawa/contract/reference/jobs/applicant-types';
import { aptitudeExams } from '@engawa/contract/reference/jobs/aptitude-exams';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { prefectures } from '@engawa/contract/reference/places/prefectures';

/** Filters of which several can be chosen, by the table they come from. */
export const listTables = {
  industries,
  companyType: companyTypes,
  companyFeatures,
  jobType: jobTypes,
  jobCategory: jobCategories,
  jobFeatures,
  prefectures,
  aptitudeExam: aptitudeExams,
} as const;

export const oneTables = {
  companyStatus: companyStatuses,
  applicantType: applicantTypes,
  japaneseLevel: japaneseLadder,
} as const;

export const numberFields = ['employeesMin', 'employeesMax', 'salaryAtLeast'] as const;
export type NumberField = (typeof numberFields)[number];

export const monthFields = ['graduationFrom', 'graduationTo', 'startFrom', 'startTo'] as const;
export type MonthField = (typeof monthFields)[number];

export type FilterChange = (change: { [K in keyof DiscoverFilter]?: DiscoverFilter[K] }) => void;
