import type { Profile } from '@engawa/contract/profile/schemas';
import { personName } from '@engawa/contract/text/person-name';
// The package with complete metadata, by which the number was validated on input.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { shown } from './text.rules.ts';

type Basic = Profile['basic'];

/** Family name first. */
export const japaneseName = ({ lastName, firstName }: Basic): string =>
  [lastName, firstName].map(shown).filter(Boolean).join(' ');

export const kanaName = ({ lastNameKana, firstNameKana }: Basic): string =>
  [lastNameKana, firstNameKana].map(shown).filter(Boolean).join(' ');

export const englishName = ({ lastName, firstName, nameOrder }: Basic): string =>
  personName({ firstName: shown(firstName), lastName: shown(lastName), nameOrder });

/** Example: 090-1234-5678 in Japan; with country code for any other number or reader. */
export function phoneText(phone: Basic['phone'], reader: 'japan' | 'world'): string {
  if (!phone) return '';
  const read = parsePhoneNumberFromString(phone.number, {
    ...(isSupportedCountry(phone.country) && { defaultCountry: phone.country }),
    extract: false,
  });
  if (!read?.isPossible()) return shown(phone.number);
  const domestic = reader === 'japan' && read.countryCallingCode === '81';
  return domestic ? read.formatNational() : read.formatInternational();
}

/** False for an e-mail address or a sentence, which the field may also hold. */
export const isPhoneNumber = (text: string): boolean => /^\+?[\d ()./‐－-]{6,30}$/.test(text);
