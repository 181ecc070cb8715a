import type { Profile } from '@engawa/contract/profile/schemas';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { presentFile, presentPictures } from '../files/public.ts';
import type { ProfileRow } from './profile.repo.ts';
import type { ResumeFileRow } from './resume-files.repo.ts';
import { type Phone, shownNumber } from './rules/phone.rules.ts';

type Content<Section extends ProfileSectionId> = Omit<Profile[Section], 'version'>;

/** Values of a section that was never saved. */
const noResidence: Content<'residence'> = {
  status: null,
  designation: null,
  expiresOn: null,
  expectedGraduation: null,
  otherActivityPermission: null,
};
const noCareer: Content<'career'> = {
  industries: [],
  jobCategories: [],
  jobSubcategories: [],
  lookingFor: [],
  careerVision: null,
};
const noStory: Content<'story'> = { strength: null, highlight: null, skills: null };
const noResume: Omit<Content<'resume'>, 'licences'> = {
  yearStyle: 'western',
  postalCode: null,
  address: null,
  addressKana: null,
  secondContact: null,
  motivation: null,
  requests: null,
};

export function presentProfile(row: ProfileRow): Profile {
  const version = (section: ProfileSectionId) => ({ version: row.versions[section] ?? 0 });
  const { university, pastUniversities, languages, workExperiences, links, licences } = row;
  return {
    basic: { ...version('basic'), ...presentBasic(row) },
    residence: { ...version('residence'), ...presentResidence(row) },
    education: { ...version('education'), university, pastUniversities },
    languages: { ...version('languages'), languages },
    career: { ...version('career'), ...(row.career ?? noCareer) },
    work: { ...version('work'), workExperiences },
    story: { ...version('story'), ...(row.story ?? noStory) },
    links: { ...version('links'), links },
    resume: { ...version('resume'), ...(row.resume ?? noResume), licences },
  };
}

/** Asked once: the university's graduation holds until the residence section has one. */
function presentResidence({ residence, university }: ProfileRow): Content<'residence'> {
  const said = residence ?? noResidence;
  return { ...said, expectedGraduation: said.expectedGraduation ?? university?.graduation ?? null };
}

const presentBasic = (row: ProfileRow): Content<'basic'> => ({
  firstName: row.first_name,
  lastName: row.last_name,
  firstNameKana: row.first_name_kana,
  lastNameKana: row.last_name_kana,
  nameOrder: row.name_order,
  gender: row.gender,
  dateOfBirth: row.date_of_birth,
  countryOfOrigin: row.country_of_origin,
  currentCountry: row.current_country,
  phone:
    row.phone_country && row.phone_number
      ? presentPhone({ country: row.phone_country, number: row.phone_number })
      : null,
  pictureId: row.picture_id,
  pictures: presentPictures(row.pictures ?? []),
});

/** Stored as E.164, shown in national notation. */
export const presentPhone = (phone: Phone): Phone => ({ ...phone, number: shownNumber(phone) });

export const presentResumeFiles = (rows: readonly ResumeFileRow[]) =>
  rows.map(({ slot, ...file }) => ({ slot, file: presentFile(file) }));
