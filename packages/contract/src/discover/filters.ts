import { z } from 'zod';
import { yearMonth } from '../fields.ts';
import { companyFeatures } from '../reference/companies/company-features.ts';
import { companyStatuses } from '../reference/companies/company-statuses.ts';
import { companyTypes } from '../reference/companies/company-types.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applicantTypes } from '../reference/jobs/applicant-types.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { prefectures } from '../reference/places/prefectures.ts';
import { cappedText, oneLine, withoutBidi } from '../text-field.ts';
import { contradictions } from './contradictions.ts';
import { discoverLimits } from './limits.ts';

interface Table<Id> {
  readonly ids: readonly Id[];
}

/** An address has text only: what reads like an id is that id. */
const one = <Id extends string | number>(table: Table<Id>) =>
  z.preprocess(
    (value) => table.ids.find((id) => String(id) === String(value)) ?? value,
    idSchema(table),
  );

/** Named once or several times; none of them is no filter. */
const some = <Id extends string | number>(table: Table<Id>) =>
  z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z
        .array(one(table))
        .max(table.ids.length, 'duplicate')
        .transform((ids) => [...new Set(ids)])
        .optional(),
    )
    .optional();

const digits = /^\d{1,9}$/;
const whole = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  );

const word = cappedText(discoverLimits.freeWord)
  .overwrite(withoutBidi)
  .trim()
  .max(discoverLimits.freeWord)
  .regex(oneLine, 'text');

/** True or left out; in an address it reads 1. */
const flag = z.preprocess(
  (value) => (value === '1' || value === 'true' ? true : value),
  z.literal(true),
);

export const filterFields = {
  freeWord: word.optional(),
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

/** What cannot all be true is refused beside the field, not answered with nothing. */
export function checkFilters(
  filter: z.output<z.ZodObject<typeof filterFields>>,
  context: z.RefinementCtx,
): void {
  for (const { field, message } of contradictions(filter)) {
    context.addIssue({ code: 'custom', path: [field], message, input: filter[field] });
  }
}

/** All that jobs and companies can be searched by; what names a job asks of a company that it has one. */
export const discoverFilter = z.strictObject(filterFields).superRefine(checkFilters);
export type DiscoverFilter = z.output<typeof discoverFilter>;
