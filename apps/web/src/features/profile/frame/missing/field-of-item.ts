import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { firstField } from '../../../../ui/bound/first-field.ts';

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
  'japanese-exam-date': ['ja', 'certifiedOn'],
  'japanese-level': ['ja', 'selfRating'],
  'english-exam-date': ['en', 'certifiedOn'],
  'english-level': ['en', 'selfRating'],
};

/** Fields that no item counts, but a 履歴書 has. */
const ofSection: Readonly<Record<string, readonly [section: string, field: string]>> = {
  address: ['resume', 'address'],
  'address-kana': ['resume', 'addressKana'],
  motivation: ['resume', 'motivation'],
  department: ['education', 'university.department'],
};

/** What the end of an address names: an item, a field, a field of a language, or a section. */
export function placeNamed(name: string): HTMLElement | undefined {
  if (isItem(name)) return placeOf(profileItems[name].section, fields[name]);
  const [within, at] = ofSection[name] ?? [];
  if (within && at) return placeOf(within, at);
  const [language, field] = ofLanguage[name] ?? [];
  if (language && field)
    return fieldOfLanguage(language, field) ?? placeOf('languages', fields.languages);
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
function placeOf(section: string, name: string): HTMLElement | undefined {
  const form = document.getElementById(sectionFormId(section));
  if (!form) return undefined;
  const field = form.querySelector(`[data-field="${name}"]`);
  return firstField(field ?? form) ?? form.querySelector('button') ?? undefined;
}

export const sectionFormId = (section: string): string => `section-${section}`;
