import type { Profile } from '@engawa/contract/profile/schemas';
import { genders } from '@engawa/contract/reference/people/genders';
import type { YearStyleId } from '@engawa/contract/reference/people/year-styles';
import { livesAbroad } from '@engawa/contract/residence/lives-abroad';
import { entranceText, graduationText, schoolsOf, schoolText } from '../facts/education.rules.ts';
import { companyText, employmentWords, forForm } from '../facts/employment.rules.ts';
import { examRow, licenceRow } from '../facts/exams.rules.ts';
import { isPhoneNumber, japaneseName, kanaName, phoneText } from '../facts/person.rules.ts';
import { shown, spaced } from '../facts/text.rules.ts';
import { ageOn, dateText, dayOfMonth, monthOf, yearOf } from '../facts/years.rules.ts';
import type { Sheet } from './sheet.ts';

/** A line of a table; `kind` marks headings and closing lines, which are not entries. */
export interface FormRow {
  kind: 'entry' | 'heading' | 'end';
  year: string;
  month: string;
  text: string;
}

const heading = (text: string): FormRow => ({ kind: 'heading', year: '', month: '', text });
const undated = (text: string): FormRow => ({ kind: 'entry', year: '', month: '', text });
const end: FormRow = { kind: 'end', year: '', month: '', text: '以上' };

const dated = (style: YearStyleId) => (date: string | null, text: string) =>
  date === null
    ? undated(text)
    : { ...undated(text), year: yearOf(date, style), month: monthOf(date) };

/** Cell texts of the 2021 form of the Ministry of Health, Labour and Welfare. */
export function rirekisho({ profile, email, today, photo }: Sheet) {
  const { basic, resume } = profile;
  const style = resume.yearStyle;
  const second = shown(resume.secondContact);
  return {
    title: '履歴書',
    today: dateText(today, style),
    photo,
    name: japaneseName(basic),
    nameKana: kanaName(basic),
    birth: birthCells(basic.dateOfBirth, today, style),
    gender: genderText(basic.gender),
    postalCode: livesAbroad(basic.currentCountry) ? '' : shown(resume.postalCode),
    address: shown(resume.address),
    addressKana: shown(resume.addressKana),
    phone: phoneText(basic.phone, 'japan'),
    email,
    secondAddress: isPhoneNumber(second) ? '' : second,
    secondPhone: isPhoneNumber(second) ? second : '',
    career: careerRows(profile, today),
    qualifications: qualificationRows(profile),
    appeal: appealTexts(profile),
    requests: shown(resume.requests) || noRequests,
  };
}

function birthCells(birth: string | null, today: string, style: YearStyleId) {
  if (!birth) return { year: '', month: '', day: '', age: '' };
  const age = String(ageOn(today, birth));
  return { year: yearOf(birth, style), month: monthOf(birth), day: dayOfMonth(birth), age };
}

/** Optional in the official form: empty for people who prefer not to say. */
const genderText = (gender: Profile['basic']['gender']): string =>
  gender === null || gender === 'rather-not-say' ? '' : genders.byId(gender).name.ja;

/** Education, then work, then 以上. Without either the table is blank, to be filled in by hand. */
export function careerRows({ education, work, resume }: Profile, today: string): FormRow[] {
  const row = dated(resume.yearStyle);
  const schools = schoolsOf(education);
  const jobs = forForm(work.workExperiences);
  if (schools.length + jobs.length === 0) return [];
  const goesOn = jobs.some((job) => job.currentlyEmployed);
  return [
    heading('学歴'),
    ...schools.flatMap((school) => [
      row(school.entrance, spaced(schoolText(school), entranceText(school, today))),
      row(school.graduation, spaced(schoolText(school), graduationText(school, today))),
    ]),
    heading('職歴'),
    ...jobs.flatMap((job) => {
      const words = employmentWords(job.employmentType);
      const begins = row(job.start, spaced(companyText(job), words.start));
      return job.end === null
        ? [begins]
        : [begins, row(job.end, spaced(companyText(job), words.end))];
    }),
    ...(goesOn ? [undated('現在に至る')] : []),
    ...(jobs.length === 0 ? [undated('なし')] : []),
    end,
  ];
}

/** Language exams and licences together, earliest first; undated ones last. */
export function qualificationRows({ languages, resume }: Profile): FormRow[] {
  const row = dated(resume.yearStyle);
  const exams = languages.languages.map((one) => ({ on: one.certifiedOn, text: examRow(one) }));
  const licences = resume.licences.map(({ acquired, name }) => ({
    on: acquired,
    text: licenceRow(shown(name)),
  }));
  return [...exams, ...licences]
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999'))
    .map(({ on, text }) => row(on, text));
}

/** The conventional sentence for no requests: an empty field looks forgotten. */
const noRequests = '貴社の規定に従います。';

/** Texts for 志望の動機、特技、好きな学科、アピールポイントなど, in the order of that heading. */
function appealTexts({ resume, story }: Profile) {
  return [
    { label: '志望の動機', text: shown(resume.motivation) },
    { label: '特技・スキル', text: shown(story.skills) },
    { label: 'アピールポイント', text: shown(story.strength) },
  ].filter(({ text }) => text !== '');
}
