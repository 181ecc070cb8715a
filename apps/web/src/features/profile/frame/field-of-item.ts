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

const isItem = (id: string): id is ProfileItemId => Object.hasOwn(fields, id);

/** Of a language that may stand anywhere in the list: a field of it. */
const ofLanguage: Readonly<Record<string, readonly [language: string, field: string]>> = {
  'japanese-exam': ['ja', 'exam'],
  'japanese-level': ['ja', 'selfRating'],
  'english-level': ['en', 'selfRating'],
};

/** What the end of an address names: an item, a field of a language, or a section. */
export function placeNamed(name: string): HTMLElement | undefined {
  if (isItem(name)) return placeOf(name);
  const [language, field] = ofLanguage[name] ?? [];
  if (language && field) return fieldOfLanguage(language, field) ?? placeOf('languages');
  const section = name === 'work' && document.getElementById(sectionFormId(name));
  return (section && section.querySelector('button')) || undefined;
}

function fieldOfLanguage(language: string, field: string): HTMLElement | undefined {
  const form = document.getElementById(sectionFormId('languages'));
  const spoken = [...(form?.querySelectorAll('select') ?? [])].find(
    (one) => one.value === language,
  );
  const at = spoken?.closest<HTMLElement>('[data-field$=".language"]')?.dataset['field'];
  const place = at && form?.querySelector(`[data-field="${at.replace(/language$/, field)}"]`);
  return place ? firstField(place) : undefined;
}

/** The field itself, or where there is none yet, the first place of its section to begin at. */
function placeOf(item: ProfileItemId): HTMLElement | undefined {
  const form = document.getElementById(sectionFormId(profileItems[item].section));
  if (!form) return undefined;
  const field = form.querySelector(`[data-field="${fields[item]}"]`);
  return firstField(field ?? form) ?? form.querySelector('button') ?? undefined;
}

export const sectionFormId = (section: string): string => `section-${section}`;
