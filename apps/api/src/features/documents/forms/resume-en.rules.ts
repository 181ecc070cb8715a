import type { School } from '@engawa/contract/profile/schools';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import type { DegreeTypeId } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import type { SchoolTypeId } from '@engawa/contract/reference/people/school-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { isExpected, schoolsOf } from '../facts/education.rules.ts';
import { type Experience, latestFirst } from '../facts/employment.rules.ts';
import { cefrText, examText, type Spoken } from '../facts/exams.rules.ts';
import { englishName, phoneText } from '../facts/person.rules.ts';
import { ifEnglish, shown } from '../facts/text.rules.ts';
import { englishMonth } from '../facts/years.rules.ts';
import type { Sheet } from './sheet.ts';

/**
 * Translates nothing: employers and licences appear as written, other texts only if they are not
 * Japanese. Photo, birth, gender and address are left out, as is usual abroad.
 */
export function resumeEn({ profile, email, today }: Sheet) {
  const { basic, education, work, languages, story, links, resume, career } = profile;
  return {
    title: 'Résumé',
    name: englishName(basic),
    contact: [
      email,
      phoneText(basic.phone, 'world'),
      basic.currentCountry ? countries.byId(basic.currentCountry).name.en : '',
    ].filter((part) => part !== ''),
    profile: ifEnglish(story.strength),
    education: schoolsOf(education)
      .toReversed()
      .map((school) => educationEntry(school, today)),
    experiences: latestFirst(work.workExperiences).map(experienceEntry),
    skills: ifEnglish(story.skills),
    activities: ifEnglish(story.highlight),
    goal: ifEnglish(career.careerVision),
    languages: languages.languages
      .toSorted((a, b) => selfRatings.byId(b.selfRating).rank - selfRatings.byId(a.selfRating).rank)
      .map(languageEntry),
    licences: resume.licences
      .toSorted((a, b) => b.acquired.localeCompare(a.acquired))
      .map(({ acquired, name }) => ({ name: shown(name), when: englishMonth(acquired) })),
    links: links.links.map(({ url, title, summary }) => ({
      url: shown(url),
      title: ifEnglish(title),
      summary: ifEnglish(summary),
    })),
  };
}

function educationEntry(school: School, today: string) {
  const department = ifEnglish(school.department);
  return {
    title: universityName(school, 'en'),
    place: countries.byId(school.country ?? 'JP').name.en,
    lines: [kinds[school.schoolType], programme(school), department].filter((line) => line !== ''),
    start: englishMonth(school.entrance),
    end: `${englishMonth(school.graduation)}${isExpected(school, today) ? ' (expected)' : ''}`,
    text: '',
  };
}

/** In the English of the Ministry of Education; the names of universities say what they are. */
const kinds: Record<SchoolTypeId, string> = {
  university: '',
  'graduate-school': '',
  'junior-college': 'Junior college',
  'technical-college': 'College of technology',
  'vocational-school': 'Professional training college',
  'japanese-school': 'Japanese language school',
};
const programmes: Record<DegreeTypeId, string> = {
  bachelor: 'Bachelor’s programme',
  master: 'Master’s programme',
  doctoral: 'Doctoral programme',
  'advanced-diploma': 'Advanced diploma programme',
  diploma: 'Diploma programme',
  associate: 'Associate degree programme',
  'technical-associate': 'Associate programme',
  none: '',
};

function programme({ degreeType, majorCategory }: School): string {
  const field = majorCategory === 'others' ? '' : majorCategories.byId(majorCategory).name.en;
  return [programmes[degreeType], field].filter((part) => part !== '').join(', ');
}

function experienceEntry(one: Experience) {
  const category = one.jobCategory ? jobCategories.byId(one.jobCategory).name.en : '';
  const type = employmentTypes.byId(one.employmentType).name.en;
  // 「その他」 is dropped if another part says more.
  const kind = [type, category].filter((name) => name !== '' && name !== 'Other').join(', ');
  return {
    title: shown(one.company),
    place: one.country ? countries.byId(one.country).name.en : '',
    lines: [ifEnglish(one.position), kind].filter((line) => line !== ''),
    start: englishMonth(one.start),
    end: one.end === null ? 'Present' : englishMonth(one.end),
    text: ifEnglish(one.details),
  };
}

const languageEntry = (spoken: Spoken) => ({
  language: spokenLanguages.byId(spoken.language).name.en,
  rating: selfRatings.byId(spoken.selfRating).name.en,
  exam: examText(spoken, 'en'),
  cefr: cefrText(spoken),
});
