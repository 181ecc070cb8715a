import type { StudentView } from '@engawa/contract/profile/student-view';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { presentJobHunting } from '../settings/public.ts';
import { presentProfile } from './profile.present.ts';
import type { ProfileRow } from './profile.repo.ts';

/** The view that companies get; the student's preview is the same. */
export function presentForCompany(row: ProfileRow): StudentView {
  const { basic, residence, education, languages, career, work, story, links } =
    presentProfile(row);
  return {
    id: row.id,
    firstName: basic.firstName,
    lastName: basic.lastName,
    firstNameKana: basic.firstNameKana,
    lastNameKana: basic.lastNameKana,
    nameOrder: basic.nameOrder,
    pictures: basic.pictures,
    countryOfOrigin: basic.countryOfOrigin,
    currentCountry: basic.currentCountry,
    jobHunting: presentJobHunting(row),
    residenceStatus: residence.status,
    education: {
      university: education.university && named(education.university),
      pastUniversities: education.pastUniversities.map(named),
    },
    languages: languages.languages,
    career: withoutVersion(career),
    workExperiences: work.workExperiences,
    story: withoutVersion(story),
    links: links.links,
  };
}

const named = <U extends { name: string; place: string }>(university: U) => ({
  ...university,
  names: { ja: universityName(university, 'ja'), en: universityName(university, 'en') },
});

function withoutVersion<T extends { version: number }>(section: T): Omit<T, 'version'> {
  const { version: _, ...content } = section;
  return content;
}
