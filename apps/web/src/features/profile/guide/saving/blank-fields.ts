import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';

const fields: Partial<Record<ProfileItemId, readonly string[]>> = {
  name: ['lastName', 'firstName'],
  'name-kana': ['lastNameKana', 'firstNameKana'],
  'current-country': ['currentCountry'],
  'date-of-birth': ['dateOfBirth'],
  phone: ['phone.number'],
  university: ['university.name'],
  'residence-status': ['status', 'designation'],
  'residence-expiry': ['expiresOn'],
  'other-activity': ['permission'],
  languages: ['languages.0.language'],
  'looking-for': ['lookingFor'],
  industries: ['industries'],
  'job-categories': ['jobCategories'],
  strength: ['strength'],
};

export const blankFields = (
  section: ProfileSectionId,
  items: readonly ProfileItemId[],
  valueOf: (name: never) => unknown,
): string[] =>
  items
    .filter((id) => profileItems[id].section === section)
    .flatMap((id) => fields[id] ?? [])
    .filter((name) => isBlank(valueOf(name as never)));

const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
