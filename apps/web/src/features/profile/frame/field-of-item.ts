import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { firstField } from '../../../ui/bound/first-field.ts';

/** Where an item is filled in; of a list, what adds to it. */
const fields: Record<ProfileItemId, string> = {
  name: 'lastName',
  'name-kana': 'lastNameKana',
  'current-country': 'currentCountry',
  university: 'university.place',
  languages: 'languages.0.language',
  'looking-for': 'lookingFor',
  industries: 'industries',
  'job-categories': 'jobCategories',
  'date-of-birth': 'dateOfBirth',
  phone: 'phone.country',
  strength: 'strength',
  'residence-status': 'status',
  'residence-expiry': 'expiresOn',
  'expected-graduation': 'expectedGraduation',
  'other-activity': 'permission',
  picture: 'pictureId',
  'country-of-origin': 'countryOfOrigin',
  highlight: 'highlight',
  skills: 'skills',
  'career-vision': 'careerVision',
};

export const isItem = (id: string): id is ProfileItemId => Object.hasOwn(fields, id);

/** The field itself, or where there is none yet, the first place of its section to begin at. */
export function placeOf(item: ProfileItemId): HTMLElement | undefined {
  const form = document.getElementById(sectionFormId(profileItems[item].section));
  if (!form) return undefined;
  const field = form.querySelector(`[data-field="${fields[item]}"]`);
  return firstField(field ?? form) ?? form.querySelector('button') ?? undefined;
}

export const sectionFormId = (section: string): string => `section-${section}`;
