import { expect, test } from 'vitest';
import { languages, say } from '../language.ts';
import {
  type JobForResidence,
  mayApply,
  type ResidenceVerdict,
  type Resident,
} from './may-apply.ts';
import { type ResidenceReasonId, residenceReasons } from './reasons.ts';

const today = '2026-11-15';

const student: Resident = {
  status: 'student',
  designation: null,
  expiresOn: '2027-06-30',
  expectedGraduation: '2027-03',
  otherActivityPermission: true,
  schools: [],
};
const of = (change: Partial<Resident>): Resident => ({
  ...student,
  ...change,
});
const doing = (designation: Resident['designation'], permission: boolean | null = null) =>
  of({ status: 'designated-activities', designation, otherActivityPermission: permission });

const job = (change: Partial<JobForResidence>): JobForResidence => ({
  jobType: 2,
  startsIn: '2027-04',
  interpersonalInLanguage: false,
  fromAbroad: false,
  ...change,
});
const intern = job({ jobType: 1, startsIn: '2026-12' });
const graduate = job({});
const early = job({ jobType: 3, startsIn: null });
const other = job({ jobType: 99, startsIn: null });
const sales = job({ interpersonalInLanguage: true });
const unsaid = job({ interpersonalInLanguage: null });
const abroad = of({
  status: 'not-in-japan',
  expiresOn: null,
  expectedGraduation: null,
  otherActivityPermission: null,
});

type Row = [string, Resident, JobForResidence, ResidenceVerdict, ResidenceReasonId[]];

// biome-ignore format: a table is read by its rows.
const rows: Row[] = [
  ['nothing declared, new graduate', of({ status: null }), graduate, 'refused', ['no-status']],
  ['nothing declared, internship', of({ status: null }), intern, 'refused', ['no-status']],

  ['student, internship, permitted', student, intern, 'may-with-note', ['student-weekly-hours']],
  ['student, internship, not permitted', of({ otherActivityPermission: false }), intern, 'refused', ['permission-needed']],
  ['student, internship, permission not said', of({ otherActivityPermission: null }), intern, 'refused', ['permission-missing']],
  ['student, internship, graduation not said', of({ expectedGraduation: null }), intern, 'refused', ['graduation-missing']],
  ['student, internship in the month of graduation', student, job({ jobType: 1, startsIn: '2027-03' }), 'may-with-note', ['student-weekly-hours']],
  ['student, internship after graduation', student, job({ jobType: 1, startsIn: '2027-04' }), 'refused', ['not-enrolled']],
  ['student who has graduated, internship now', of({ expectedGraduation: '2026-09' }), job({ jobType: 1, startsIn: null }), 'refused', ['not-enrolled']],
  ['student, internship, date open', student, job({ jobType: 1, startsIn: null }), 'may-with-note', ['student-weekly-hours']],

  ['student, new graduate', student, graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['student, new graduate without permission', of({ otherActivityPermission: false }), graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['student, new graduate, permission not said', of({ otherActivityPermission: null }), graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['student, new graduate, graduation not said', of({ expectedGraduation: null }), graduate, 'refused', ['graduation-missing']],
  ['student, job before graduation', of({ expectedGraduation: '2027-09' }), graduate, 'may-with-note', ['change-of-status', 'related-field', 'starts-before-graduation']],
  ['student, the range of starts ends before graduation', of({ expectedGraduation: '2027-09' }), job({ startsUntil: '2027-07' }), 'may-with-note', ['change-of-status', 'related-field', 'starts-before-graduation']],
  ['student, interpersonal work in a language', student, sales, 'may-with-note', ['change-of-status', 'related-field', 'language-proof']],
  ['student, a posting that does not say', student, unsaid, 'may-with-note', ['change-of-status', 'related-field', 'language-proof']],
  ['student, early career', student, early, 'may-with-note', ['change-of-status', 'related-field']],
  ['student, other job', student, other, 'may-with-note', ['change-of-status', 'related-field']],

  ['expired yesterday', of({ expiresOn: '2026-11-14' }), graduate, 'may-with-note', ['expired-check', 'change-of-status', 'related-field']],
  ['expired yesterday, internship', of({ expiresOn: '2026-11-14' }), intern, 'refused', ['expired', 'student-weekly-hours']],
  ['expired and free to work, early career', of({ status: 'long-term-resident', expiresOn: '2026-11-14' }), early, 'may-with-note', ['expired-check']],
  ['expires today', of({ expiresOn: '2026-11-15' }), early, 'may-with-note', ['expires-soon', 'change-of-status', 'related-field']],
  ['expires before the start', of({ expiresOn: '2027-03-31' }), graduate, 'may-with-note', ['expires-before-start', 'change-of-status', 'related-field']],
  ['expires on the first day', of({ expiresOn: '2027-04-01' }), graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['expires within three months', of({ expiresOn: '2027-02-12' }), intern, 'may-with-note', ['expires-soon', 'student-weekly-hours']],
  ['expires in three months and a day', of({ expiresOn: '2027-02-13' }), intern, 'may-with-note', ['student-weekly-hours']],
  ['expiry not said', of({ expiresOn: null }), graduate, 'refused', ['expiry-missing', 'change-of-status', 'related-field']],

  ['abroad, a job that takes applicants from there', abroad, job({ fromAbroad: true }), 'may-with-note', ['visa-first', 'related-field']],
  ['abroad, an internship that does', abroad, job({ jobType: 1, fromAbroad: true }), 'may-with-note', ['visa-first']],
  ['abroad, a job that does not', abroad, graduate, 'refused', ['not-from-abroad']],
  ['in Japan, a job that takes applicants from abroad', student, job({ fromAbroad: true }), 'may-with-note', ['change-of-status', 'related-field']],

  ['dependent, internship, permitted', of({ status: 'dependent', expectedGraduation: null }), intern, 'may-with-note', ['weekly-hours']],
  ['dependent, internship, not permitted', of({ status: 'dependent', otherActivityPermission: false }), intern, 'refused', ['permission-needed']],
  ['dependent, early career', of({ status: 'dependent', expectedGraduation: null }), early, 'may-with-note', ['change-of-status', 'related-field']],
  ['cultural activities, internship, permitted', of({ status: 'cultural-activities' }), intern, 'may-with-note', ['weekly-hours']],
  ['trainee, new graduate', of({ status: 'trainee' }), graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['visitor, internship', of({ status: 'temporary-visitor' }), intern, 'refused', ['visitor-no-work']],
  ['visitor, internship, even with a permission', of({ status: 'temporary-visitor', otherActivityPermission: true }), intern, 'refused', ['visitor-no-work']],
  ['visitor, new graduate', of({ status: 'temporary-visitor' }), graduate, 'may-with-note', ['visitor-change', 'related-field']],

  ['engineer, early career', of({ status: 'engineer-humanities-international' }), early, 'may-with-note', ['related-field']],
  ['engineer, interpersonal work', of({ status: 'engineer-humanities-international' }), sales, 'may-with-note', ['related-field', 'language-proof']],
  ['engineer, internship', of({ status: 'engineer-humanities-international' }), intern, 'may-with-note', ['related-field']],
  ['highly skilled, early career', of({ status: 'highly-skilled-professional' }), early, 'may-with-note', ['within-scope']],
  ['researcher, early career', of({ status: 'researcher' }), early, 'may-with-note', ['within-scope']],
  ['specified skilled worker, early career', of({ status: 'specified-skilled-worker' }), early, 'may-with-note', ['within-scope']],
  ['transferee, early career', of({ status: 'intra-company-transferee' }), early, 'may-with-note', ['employer-named']],

  ['designated, not said for what', doing(null), early, 'refused', ['designation-missing']],
  ['no. 46, early career', doing('no-46'), early, 'may-with-note', ['employer-named']],
  ['job hunting, early career', doing('continued-job-hunting'), early, 'may-with-note', ['change-of-status', 'related-field']],
  ['job hunting, internship, permitted', doing('continued-job-hunting', true), intern, 'may-with-note', ['weekly-hours']],
  ['job hunting, internship, not permitted', doing('continued-job-hunting', false), intern, 'refused', ['permission-needed']],
  ['waiting to start, another job', doing('waiting-to-start'), early, 'may-with-note', ['offer-elsewhere', 'change-of-status']],
  ['waiting to start, internship, permitted', doing('waiting-to-start', true), intern, 'may-with-note', ['weekly-hours']],
  ['designated internship, internship', doing('internship'), intern, 'may-with-note', ['employer-named']],
  ['designated internship, new graduate', doing('internship'), graduate, 'may-with-note', ['change-of-status', 'related-field']],
  ['starting a business, internship', doing('starting-a-business'), intern, 'refused', ['designated-only']],
  ['starting a business, early career', doing('starting-a-business'), early, 'may-with-note', ['change-of-status', 'related-field']],

  ['permanent resident, no date', of({ status: 'permanent-resident', expiresOn: null }), graduate, 'may', []],
  ['special permanent resident, internship', of({ status: 'special-permanent-resident', expiresOn: null }), intern, 'may', []],
  ['spouse of a Japanese national', of({ status: 'spouse-of-japanese' }), early, 'may', []],
  ['long-term resident, expires soon', of({ status: 'long-term-resident', expiresOn: '2026-12-01' }), other, 'may-with-note', ['expires-soon']],
  ['spouse of a permanent resident, date not said', of({ status: 'spouse-of-permanent-resident', expiresOn: null }), early, 'refused', ['expiry-missing']],
];

test.each(rows)('%s', (_name, declared, wanted, verdict, reasons) => {
  expect(mayApply(declared, wanted, today)).toEqual({ verdict, reasons });
});

test('ignores a rule that is not in force yet', () => {
  const before = mayApply(of({ expiresOn: '2027-06-30' }), sales, '2026-04-14');
  expect(before.reasons).not.toContain('language-proof');
});

test('only students get the note on school vacations', () => {
  for (const [id, { message }] of Object.entries(residenceReasons)) {
    const told = /長期休業/.test(message.ja) || /vacation/.test(message.en);
    expect(told, id).toBe(id === 'student-weekly-hours');
  }
});

test.each(Object.entries(residenceReasons))(
  '%s is worded in both languages',
  (_id, { message }) => {
    for (const language of languages) expect(say(message, language)).toMatch(/[。.]$/);
  },
);

test.each([
  ['2027-04', '2028-04', '2028-03', '2028-04'],
  ['2027-04', '2028-04', '2027-09', '2027-10'],
  ['2027-04', '2028-04', '2027-03', undefined],
  ['2027-04', '2027-10', '2027-10', undefined],
  ['2027-04', null, '2027-09', undefined],
])(
  'a job from %s until %s, graduation in %s: starts in %s',
  (startsIn, startsUntil, graduation, start) => {
    const declared = of({ expectedGraduation: graduation, expiresOn: '2028-09-30' });
    const answer = mayApply(declared, job({ startsIn, startsUntil }), today);
    expect(answer.startsIn).toBe(start);
    expect(answer.reasons.includes('starts-before-graduation')).toBe(
      start === undefined && startsIn < graduation,
    );
  },
);

test('the stay is compared with the month in which the person can start', () => {
  const declared = of({ expectedGraduation: '2028-03', expiresOn: '2028-03-31' });
  const ranged = job({ startsIn: '2027-04', startsUntil: '2028-04' });
  expect(mayApply(declared, ranged, today).reasons).toContain('expires-before-start');
});
