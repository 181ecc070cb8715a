import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { sameInBoth } from '../contents/same-in-both.ts';
import { document, image } from '../contents/schemas.ts';
import { line, paragraphs, several, webAddress, yearMonth } from '../fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applyPages } from '../reference/jobs/apply-pages.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { contractTerms } from '../reference/jobs/contract-terms.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import { jobCategories } from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import { insurances } from '../reference/jobs/posting-details.ts';
import { salaryTypes } from '../reference/jobs/salary-types.ts';
import { smokingMeasures } from '../reference/jobs/smoking-measures.ts';
import { jlptLevels } from '../reference/languages/jlpt-levels.ts';
import { selfRatings } from '../reference/languages/self-ratings.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { imageLimits } from '../reference/limits.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { prefectures } from '../reference/places/prefectures.ts';

const shortLine = line(contentLimits.title).nullable();
const longLine = line(contentLimits.line).nullable();
const note = paragraphs(contentLimits.note).nullable();

const otherMessage = z.strictObject({
  title: shortLine,
  message: paragraphs(contentLimits.text).nullable(),
  otherMessageImages: z
    .array(z.strictObject({ jobsOtherMessageImage: image }))
    .max(imageLimits.perOtherMessage),
});

/** The words of a posting. What the law asks for stands in posting items (`posting-items.ts`). */
export const jobLanguage = z.strictObject({
  position: shortLine,
  businessContent: paragraphs(contentLimits.text).nullable(),
  coverImage: image.nullable(),
  /** Type, category and features have no language: both say the same. */
  recruitmentType: idSchema(jobTypes).nullable(),
  jobCategoryId: idSchema(jobCategories),
  feature: several(idSchema(jobFeatures)),
  dutiesChange: note,
  workLocation: longLine,
  workLocationChange: note,
  /** From when to when, for a fixed term. */
  contractPeriod: longLine,
  renewal: note,
  probationNote: note,
  workingHours: note,
  holidays: note,
  salaryNote: note,
  discretionaryNote: note,
  hiringManager: shortLine,
  department: shortLine,
  otherMessage: z.array(otherMessage).max(contentLimits.otherMessages),
});
export type JobLanguage = z.output<typeof jobLanguage>;

const neededLanguage = z.strictObject({
  language: idSchema(spokenLanguages),
  /** At least. */
  level: idSchema(selfRatings),
  /** Japanese only: at least this level of the exam. */
  jlpt: idSchema(jlptLevels).nullable(),
});

const yen = z.int().min(0).max(1_000_000_000);

/** Pay for a fixed number of overtime hours that wages include. */
const fixedOvertime = z.strictObject({
  basePay: yen.nullable(),
  hours: z.int().min(1).max(100).nullable(),
  amount: yen.nullable(),
  excessPaid: z.boolean(),
});

/** What of a posting needs no language. */
const commonFields = {
  employmentType: idSchema(employmentTypes).nullable(),
  industry: idSchema(industries).nullable(),
  prefectures: several(idSchema(prefectures)),
  languages: z.array(neededLanguage).max(contentLimits.jobLanguages),
  salaryType: idSchema(salaryTypes).nullable(),
  salaryMin: yen.nullable(),
  salaryMax: yen.nullable(),
  fixedOvertime: fixedOvertime.nullable(),
  contractTerm: idSchema(contractTerms).nullable(),
  /** 0: none. */
  probationMonths: z.int().min(0).max(12).nullable(),
  /** Hours a month on average; 0: none. */
  overtimeHours: z.int().min(0).max(100).nullable(),
  breakMinutes: z.int().min(0).max(180).nullable(),
  discretionary: z.boolean(),
  dispatch: z.boolean(),
  /** Null: not said yet. Empty: none applies. */
  insurances: several(idSchema(insurances)).nullable(),
  smoking: idSchema(smokingMeasures).nullable(),
  /** Empty: any. */
  majors: several(idSchema(majorTypes)),
  graduationFrom: yearMonth.nullable(),
  graduationTo: yearMonth.nullable(),
  startFrom: yearMonth.nullable(),
  startTo: yearMonth.nullable(),
  interviews: z.int().min(0).max(10).nullable(),
  selectionWeeks: z.int().min(1).max(52).nullable(),
  aptitudeExam: idSchema(aptitudeExams).nullable(),
  applyPage: idSchema(applyPages),
  applyUrl: webAddress.nullable(),
};

/** For a list: what a row shows of it. */
export const jobCommonHeading = z.object({
  employmentType: commonFields.employmentType,
  applyPage: commonFields.applyPage,
});

export const jobCommon = z.strictObject(commonFields).superRefine((job, context) => {
  const fault = (field: keyof typeof job, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: job[field] });
  const { salaryMin, salaryMax, graduationFrom, graduationTo, startFrom, startTo } = job;
  if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin) {
    fault('salaryMax', 'max_first');
  }
  if (graduationFrom && graduationTo && graduationTo < graduationFrom) {
    fault('graduationTo', 'end_first');
  }
  if (startFrom && startTo && startTo < startFrom) fault('startTo', 'end_first');
  const spoken = job.languages.map(({ language }) => language);
  if (new Set(spoken).size < spoken.length) fault('languages', 'duplicate');
});
export type JobCommon = z.output<typeof jobCommon>;

/** What has no language is the same in both. */
export const checkShared = sameInBoth(['recruitmentType', 'jobCategoryId', 'feature']);

export const jobFields = document(jobLanguage, jobCommon);
export const jobDocument = z.strictObject(jobFields);
export type JobDocument = z.output<typeof jobDocument>;
