import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { firstField } from '../../../../ui/bound/first-field.ts';

/** The form field of each item; for a list, the button that adds to it. */
const fields: Record<ProfileItemId, string> = {
  name: 'lastName',
  'name-kana': 'lastNameKana',
  'current-country': 'currentCountry',
  university: 'university.schoolType',
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

/** Fields of a language, whose position in the list varies. */
const ofLanguage: Readonly<Record<string, readonly [language: string, field: string]>> = {
  'japanese-exam': ['ja', 'exam'],
  'japanese-exam-date': ['ja', 'certifiedOn'],
  'japanese-level': ['ja', 'selfRating'],
  'english-exam-date': ['en', 'certifiedOn'],
  'english-level': ['en', 'selfRating'],
};

/** Fields of a 履歴書 that completeness does not count. */
const ofSection: Readonly<Record<string, readonly [section: string, field: string]>> = {
  address: ['resume', 'address'],
  'address-kana': ['resume', 'addressKana'],
  motivation: ['resume', 'motivation'],
  department: ['education', 'university.department'],
};

/** The element that a URL fragment names: an item, a field, a field of a language, or a section. */
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

/** The field, or if it does not exist yet, the first control of its section. */
function placeOf(section: string, name: string): HTMLElement | undefined {
  const form = document.getElementById(sectionFormId(section));
  if (!form) return undefined;
  const field = form.querySelector(`[data-field="${name}"]`);
  return firstField(field ?? form) ?? form.querySelector('button') ?? undefined;
}

export const sectionFormId = (section: string): string => `section-${section}`;
