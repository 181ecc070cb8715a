import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { address, part, picture, plain, text } from '../contents/outline/mark.ts';
import { document, image } from '../contents/schemas.ts';
import { documentKinds } from '../documents/kinds.ts';
import { day, line, paragraphs, several, webAddress, yearMonth } from '../fields/fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { imageLimits } from '../reference/file-limits.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applyPages } from '../reference/jobs/apply-pages.ts';
import { aptitudeExams } from '../reference/jobs/aptitude-exams.ts';
import { contractTerms } from '../reference/jobs/contract-terms.ts';
import { employmentTypes } from '../reference/jobs/employment-types.ts';
import {
  defaultJobCategoryId,
  jobCategories,
  jobSubcategories,
} from '../reference/jobs/job-categories.ts';
import { jobFeatures } from '../reference/jobs/job-features.ts';
import { jobTypes } from '../reference/jobs/job-types.ts';
import {
  ageExceptions,
  genderExceptions,
  insurances,
  nationalityExceptions,
} from '../reference/jobs/posting-details.ts';
import { salaryTypes } from '../reference/jobs/salary-types.ts';
import { smokingMeasures } from '../reference/jobs/smoking-measures.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { prefectures } from '../reference/places/prefectures.ts';
import { fixedOvertime, neededLanguage, yen } from './schema-parts.ts';

const shortLine = line(contentLimits.title).nullable();
const longLine = line(contentLimits.line).nullable();
const note = paragraphs(contentLimits.note).nullable();

const otherMessage = part({
  title: text(shortLine, '見出し', 'Heading'),
  message: text(paragraphs(contentLimits.text).nullable(), '本文', 'Text'),
  otherMessageImages: plain(
    z
      .array(part({ jobsOtherMessageImage: picture(image, '画像', 'Picture') }))
      .max(imageLimits.perOtherMessage),
    '画像',
    'Pictures',
    { shared: true },
  ),
});

/** The texts of a posting. Items required by law are derived from them in `posting-items.ts`. */
export const jobLanguage = part({
  position: text(shortLine, '募集職種', 'Position', { needed: 'always' }),
  businessContent: text(paragraphs(contentLimits.text).nullable(), '業務内容', 'Duties', {
    needed: 'by law',
  }),
  coverImage: picture(image.nullable(), 'カバー画像', 'Cover picture', { shared: true }),
  recruitmentType: plain(idSchema(jobTypes).nullable(), '募集区分', 'Recruitment type', {
    shared: true,
    needed: 'always',
  }),
  /** The editor starts without one; a call that leaves it out means the default. */
  jobCategoryId: plain(idSchema(jobCategories).nullable(), '職種', 'Job category', {
    shared: true,
    blank: defaultJobCategoryId,
    needed: 'always',
  }),
  feature: plain(several(idSchema(jobFeatures)), '特徴', 'Features', { shared: true }),
  dutiesChange: text(note, '業務内容の変更の範囲', 'Possible future duties (変更の範囲)', {
    needed: 'by law',
  }),
  workLocation: text(longLine, '就業場所', 'Workplace', { needed: 'by law' }),
  workLocationChange: text(
    note,
    '就業場所の変更の範囲',
    'Possible future workplaces (変更の範囲)',
    {
      needed: 'by law',
    },
  ),
  contractPeriod: text(longLine, '契約の期間', 'Period of the contract', {
    needed: 'where asked',
  }),
  renewal: text(note, '更新の基準と上限', 'Renewal conditions and limit', {
    needed: 'where asked',
  }),
  probationNote: text(note, '試用期間中の条件', 'Conditions during probation'),
  workingHours: text(note, '始業・終業時刻', 'Start and end time', { needed: 'by law' }),
  holidays: text(note, '休日・休暇', 'Holidays and leave', { needed: 'by law' }),
  salaryNote: text(note, '給与の補足', 'More about pay'),
  discretionaryNote: text(note, 'みなし時間など', 'Deemed hours', { needed: 'where asked' }),
  conditionReason: text(note, '条件を設ける理由', 'Reason for the condition'),
  hiringManager: text(shortLine, '採用責任者', 'Hiring manager'),
  department: text(shortLine, '配属先・部署', 'Department'),
  otherMessage: plain(
    z.array(otherMessage).max(contentLimits.otherMessages),
    '学生へのメッセージ',
    'More about this job',
  ),
});
export type JobLanguage = z.output<typeof jobLanguage>;

const commonFields = {
  employmentType: plain(idSchema(employmentTypes).nullable(), '雇用形態', 'Employment type', {
    needed: 'always',
  }),
  industry: plain(idSchema(industries).nullable(), '業界', 'Industry'),
  /** A kind of work within `jobCategoryId`. */
  jobSubcategory: plain(idSchema(jobSubcategories).nullable(), '職種（詳細）', 'Occupation'),
  prefectures: plain(several(idSchema(prefectures)), '都道府県', 'Prefectures'),
  languages: plain(
    z.array(neededLanguage).max(contentLimits.jobLanguages),
    '必要な語学力',
    'Languages needed',
  ),
  salaryType: plain(idSchema(salaryTypes).nullable(), '給与の種類', 'Kind of pay', {
    needed: 'by law',
  }),
  salaryMin: plain(yen.nullable(), '下限', 'Minimum'),
  salaryMax: plain(yen.nullable(), '上限', 'Maximum'),
  fixedOvertime: plain(fixedOvertime.nullable(), '固定残業代を含む', 'Includes fixed overtime pay'),
  wagePermit: plain(
    longLine,
    '最低賃金の減額特例の許可（許可日・番号）',
    'Permit for pay below the minimum wage (date and number)',
  ),
  contractTerm: plain(idSchema(contractTerms).nullable(), '契約期間', 'Contract term', {
    needed: 'by law',
  }),
  /** 0: none. */
  probationMonths: plain(z.int().min(0).max(12).nullable(), '試用期間', 'Probation', {
    needed: 'by law',
  }),
  /** Hours a month on average; 0: none. */
  overtimeHours: plain(
    z.int().min(0).max(100).nullable(),
    '時間外労働（月平均）',
    'Overtime (monthly average)',
    { needed: 'by law' },
  ),
  breakMinutes: plain(z.int().min(0).max(180).nullable(), '休憩', 'Breaks', {
    needed: 'by law',
  }),
  /** Days a week; 0: none. */
  remoteDays: plain(
    z.int().min(0).max(5).nullable(),
    'リモート勤務（週の日数）',
    'Remote work (days a week)',
  ),
  discretionary: plain(z.boolean(), '裁量労働制を適用する', 'Discretionary labour applies'),
  dispatch: plain(z.boolean(), '派遣労働者として雇用する', 'Employed as a dispatch worker'),
  /** Null: not stated. Empty: none applies. */
  insurances: plain(several(idSchema(insurances)).nullable(), '加入保険', 'Insurance', {
    needed: 'by law',
  }),
  smoking: plain(
    idSchema(smokingMeasures).nullable(),
    '受動喫煙防止措置',
    'Measures against second-hand smoke',
    { needed: 'by law' },
  ),
  majors: plain(several(idSchema(majorTypes)), '専攻', 'Majors'),
  ageReason: plain(
    idSchema(ageExceptions).nullable(),
    '年齢を条件にできる理由',
    'Lawful reason for an age limit',
  ),
  genderReason: plain(
    idSchema(genderExceptions).nullable(),
    '性別を条件にできる理由',
    'Lawful reason for naming a sex',
  ),
  nationalityReason: plain(
    idSchema(nationalityExceptions).nullable(),
    '国籍を条件にできる理由',
    'Lawful reason for naming a nationality',
  ),
  graduationFrom: plain(yearMonth.nullable(), '卒業時期（から）', 'Graduation from'),
  graduationTo: plain(yearMonth.nullable(), '卒業時期（まで）', 'Graduation to'),
  startFrom: plain(yearMonth.nullable(), '入社時期（から）', 'Start of work from'),
  startTo: plain(yearMonth.nullable(), '入社時期（まで）', 'Start of work to'),
  interviews: plain(z.int().min(0).max(10).nullable(), '面接の回数', 'Interviews'),
  selectionWeeks: plain(z.int().min(1).max(52).nullable(), '選考にかかる期間', 'Selection takes'),
  aptitudeExam: plain(idSchema(aptitudeExams).nullable(), '適性検査', 'Aptitude test'),
  /** The last day to apply, until midnight in Japan; then the job closes by itself. */
  deadline: plain(day.nullable(), '応募締切', 'Deadline'),
  /** Sent with an application; refused without them. */
  requiredDocuments: plain(
    several(idSchema(documentKinds)),
    '応募に必要な書類',
    'Documents required to apply',
  ),
  applyPage: plain(idSchema(applyPages), '応募の受け付け', 'Where to apply', {
    blank: 'internal',
  }),
  applyUrl: address(webAddress.nullable(), '応募ページのURL', 'URL of your application page', {
    needed: 'where asked',
  }),
  /** Hidden on public pages; signed-in students still see the job. */
  offWeb: plain(z.boolean(), '一般のWebには公開しない', 'Keep off the public web'),
};

export const jobCommonHeading = z.object({
  employmentType: commonFields.employmentType,
  applyPage: commonFields.applyPage,
  deadline: commonFields.deadline,
});

export const jobCommon = part(commonFields).superRefine((job, context) => {
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

export const jobFields = document(jobLanguage, jobCommon);
export const jobDocument = z.strictObject(jobFields);
export type JobDocument = z.output<typeof jobDocument>;
