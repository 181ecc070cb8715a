import type { StudentView } from '@engawa/contract/profile/student-view';
import { presentJobHunting } from '../settings/public.ts';
import { presentProfile } from './profile.present.ts';
import type { ProfileRow } from './profile.repo.ts';

/** What companies see, and what the student's preview shows: the very same. */
export function presentForCompany(row: ProfileRow): StudentView {
  const { basic, residence, education, languages, career, work, story, links } =
    presentProfile(row);
  return {
    id: row.id,
    firstName: basic.firstName,
    lastName: basic.lastName,
    firstNameKana: basic.firstNameKana,
    lastNameKana: basic.lastNameKana,
    pictures: basic.pictures,
    countryOfOrigin: basic.countryOfOrigin,
    currentCountry: basic.currentCountry,
    jobHunting: presentJobHunting(row),
    residenceStatus: residence.status,
    education: withoutVersion(education),
    languages: languages.languages,
    career: withoutVersion(career),
    workExperiences: work.workExperiences,
    story: withoutVersion(story),
    links: links.links,
  };
}

function withoutVersion<T extends { version: number }>(section: T): Omit<T, 'version'> {
  const { version: _, ...content } = section;
  return content;
}
