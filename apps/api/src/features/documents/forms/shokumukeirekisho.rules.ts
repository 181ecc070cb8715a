import type { School } from '@engawa/contract/profile/schools';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import type { YearStyleId } from '@engawa/contract/reference/people/year-styles';
import { graduationText, schoolsOf, schoolText } from '../facts/education.rules.ts';
import { companyText, type Experience, latestFirst } from '../facts/employment.rules.ts';
import { cefrText, examText, licenceRow, type Spoken } from '../facts/exams.rules.ts';
import { japaneseName } from '../facts/person.rules.ts';
import { shown } from '../facts/text.rules.ts';
import { dateText, yearMonthText } from '../facts/years.rules.ts';
import type { Sheet } from './sheet.ts';

/** The template leaves out empty sections. */
export function shokumukeirekisho({ profile, today }: Sheet) {
  const { basic, education, work, languages, story, career, links, resume } = profile;
  const style = resume.yearStyle;
  return {
    title: '職務経歴書',
    today: dateText(today, style),
    name: japaneseName(basic),
    summary: shown(story.strength),
    education: schoolsOf(education).map((school) => educationLine(school, today, style)),
    experiences: latestFirst(work.workExperiences).map((one) => experienceBlock(one, style)),
    languages: languages.languages.map(languageLine),
    licences: resume.licences
      .toSorted((a, b) => a.acquired.localeCompare(b.acquired))
      .map(({ acquired, name }) => ({
        when: yearMonthText(acquired, style),
        name: licenceRow(shown(name)),
      })),
    skills: shown(story.skills),
    links: links.links.map(({ url, title, summary }) => ({
      url: shown(url),
      title: shown(title),
      summary: shown(summary),
    })),
    appeal: shown(story.highlight),
    vision: shown(career.careerVision),
  };
}

const educationLine = (school: School, today: string, style: YearStyleId) => ({
  period: `${yearMonthText(school.entrance, style)}〜${yearMonthText(school.graduation, style)}`,
  school: schoolText(school),
  state: graduationText(school, today),
});

function experienceBlock(one: Experience, style: YearStyleId) {
  const until = one.end === null ? '現在' : yearMonthText(one.end, style);
  return {
    period: `${yearMonthText(one.start, style)}〜${until}`,
    company: companyText(one),
    facts: [
      { label: '雇用形態', text: employmentTypes.byId(one.employmentType).name.ja },
      { label: '業界', text: one.industry ? industries.byId(one.industry).name.ja : '' },
      { label: '職種', text: one.jobCategory ? jobCategories.byId(one.jobCategory).name.ja : '' },
      { label: '役職・担当', text: shown(one.position) },
      // その他 is dropped if other facts say more.
    ].filter(({ text }) => text !== '' && text !== 'その他'),
    details: shown(one.details),
  };
}

/** Exam and CEFR level if there are any; the self-rating always. */
const languageLine = (spoken: Spoken) => ({
  language: spokenLanguages.byId(spoken.language).name.ja,
  rating: selfRatings.byId(spoken.selfRating).name.ja,
  exam: examText(spoken, 'ja'),
  cefr: cefrText(spoken),
});
