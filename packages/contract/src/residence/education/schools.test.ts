import { expect, test } from 'vitest';
import { say } from '../../language.ts';
import type { DegreeTypeId } from '../../reference/people/degree-types.ts';
import { residenceForCompany } from '../for-company.ts';
import {
  type JobForResidence,
  mayApply,
  type ResidenceVerdict,
  type Resident,
} from '../may-apply.ts';
import { type ResidenceReasonId, residenceReasons } from '../reasons.ts';

const today = '2026-11-15';
const student: Omit<Resident, 'schools'> = {
  status: 'student',
  designation: null,
  expiresOn: '2027-06-30',
  expectedGraduation: '2027-03',
  otherActivityPermission: true,
};
const engineer = { ...student, status: 'engineer-humanities-international' } as const;
const abroad = { ...student, status: 'not-in-japan' } as const;
const visitor = { ...student, status: 'temporary-visitor' } as const;
const graduate: JobForResidence = {
  jobType: 2,
  startsIn: '2027-04',
  interpersonalInLanguage: false,
  fromAbroad: true,
};
const intern = { ...graduate, jobType: 1, startsIn: '2026-12' } as const;
const other = { ...graduate, jobType: 99, startsIn: null } as const;
const sales = { ...graduate, interpersonalInLanguage: true };

type Row = [
  string,
  readonly DegreeTypeId[],
  Omit<Resident, 'schools'>,
  JobForResidence,
  ResidenceVerdict,
  ResidenceReasonId[],
];

// biome-ignore format: a table is read by its rows.
const rows: Row[] = [
  ['nothing is known', [], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['university', ['bachelor'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['graduate school', ['master', 'bachelor'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['短期大学', ['associate'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['高等専門学校', ['technical-associate'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['専門士', ['diploma'], student, graduate, 'may-with-note', ['change-of-status', 'closely-related-field', 'recognised-programme']],
  ['高度専門士', ['advanced-diploma'], student, graduate, 'may-with-note', ['change-of-status', 'closely-related-field', 'recognised-programme', 'no-46-open']],
  ['専門士, work in a language', ['diploma'], student, sales, 'may-with-note', ['change-of-status', 'closely-related-field', 'recognised-programme', 'language-proof']],
  ['専門士 after a degree from home', ['diploma', 'bachelor'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['専門学校 without a title', ['none'], student, graduate, 'refused', ['change-of-status', 'degree-needed']],
  ['日本語学校', ['none'], student, graduate, 'refused', ['change-of-status', 'degree-needed']],
  ['日本語学校 after a degree from home', ['none', 'bachelor'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['日本語学校 after a short degree from home', ['none', 'associate'], student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['日本語学校 after 専門士', ['none', 'diploma'], student, graduate, 'may-with-note', ['change-of-status', 'closely-related-field', 'recognised-programme']],
  ['日本語学校, internship', ['none'], student, intern, 'may-with-note', ['student-weekly-hours']],
  ['日本語学校, a job that may be part-time', ['none'], student, other, 'may-with-note', ['change-of-status', 'degree-check']],
  ['専門士, internship', ['diploma'], student, intern, 'may-with-note', ['student-weekly-hours']],

  ['専門士 with 技人国', ['diploma'], engineer, graduate, 'may-with-note', ['closely-related-field', 'recognised-programme']],
  ['no degree with 技人国', ['none'], engineer, graduate, 'may-with-note', ['related-field']],
  ['abroad with a degree', ['bachelor'], abroad, graduate, 'may-with-note', ['visa-first', 'related-field']],
  ['abroad without a degree', ['none'], abroad, graduate, 'refused', ['visa-first', 'degree-needed']],
  ['visitor with 専門士', ['diploma'], visitor, graduate, 'may-with-note', ['visitor-change', 'closely-related-field', 'recognised-programme']],
  ['visitor without a degree', ['none'], visitor, graduate, 'refused', ['visitor-change', 'degree-needed']],
  ['permanent resident without a degree', ['none'], { ...student, status: 'permanent-resident' }, graduate, 'may', []],
  ['no. 46 with 高度専門士', ['advanced-diploma'], { ...student, status: 'designated-activities', designation: 'no-46' }, graduate, 'may-with-note', ['employer-named']],
  ['job hunting after 専門士', ['diploma'], { ...student, status: 'designated-activities', designation: 'continued-job-hunting' }, graduate, 'may-with-note', ['change-of-status', 'closely-related-field', 'recognised-programme']],
];

const residentWith = (declared: Omit<Resident, 'schools'>, degrees: readonly DegreeTypeId[]) => ({
  ...declared,
  schools: degrees.map((degreeType) => ({ degreeType })),
});

test.each(rows)('%s', (_name, degrees, declared, job, verdict, reasons) => {
  expect(mayApply(residentWith(declared, degrees), job, today)).toEqual({ verdict, reasons });
});

test.each([
  ['2024-02-28', ['change-of-status', 'closely-related-field']],
  [
    '2024-02-29',
    ['change-of-status', 'closely-related-field', 'recognised-programme', 'no-46-open'],
  ],
])('高度専門士 on %s: %j', (day, reasons) => {
  const early = { ...student, expiresOn: '2030-03-31' };
  const answer = mayApply(residentWith(early, ['advanced-diploma']), graduate, day);
  expect(answer.reasons).toEqual(reasons);
});

test('a company is asked about earlier studies where the profile names no degree', () => {
  const stay = { status: 'student', graduation: '2027-03' } as const;
  const answerOf = (degreeType: DegreeTypeId) =>
    residenceForCompany({ ...stay, schools: [{ degreeType }] }, graduate, today);
  expect(answerOf('none')).toEqual({
    verdict: 'may-with-note',
    reasons: ['change-of-status', 'degree-needed'],
  });
  expect(answerOf('diploma').reasons).toEqual([
    'change-of-status',
    'closely-related-field',
    'recognised-programme',
  ]);
});

test('names 専門士 in the reasons for vocational schools in both languages', () => {
  for (const language of ['ja', 'en'] as const) {
    expect(say(residenceReasons['degree-needed'].message, language)).toMatch(/専門士/);
    expect(say(residenceReasons['closely-related-field'].message, language)).toMatch(/専門学校/);
  }
});
