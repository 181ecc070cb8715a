import type { CountryCode } from '@engawa/contract/reference/places/countries';
// The complete metadata: with the smaller sets a Vietnamese mobile number passes as Japanese.
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export interface Phone {
  country: CountryCode;
  number: string;
}

/** The number as E.164, or why it is invalid in that country. */
export function readPhone({
  country,
  number,
}: Phone): { e164: string } | { fault: 'phone' | 'phone_country' } {
  if (!isSupportedCountry(country)) return readElsewhere(number);
  const phone = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  if (!phone) return { fault: 'phone' };
  const elsewhere =
    phone.countryCallingCode !== getCountryCallingCode(country) ||
    (phone.country !== undefined && phone.country !== country);
  if (elsewhere) return { fault: 'phone_country' };
  return phone.isValid() ? { e164: phone.number } : { fault: 'phone' };
}

/** For territories that use another country's numbering plan, written with its code. */
function readElsewhere(number: string): { e164: string } | { fault: 'phone_country' } {
  const phone = parsePhoneNumberFromString(number, { extract: false });
  return phone?.isPossible() ? { e164: phone.number } : { fault: 'phone_country' };
}

/** The stored form of a number that has passed `readPhone`. */
export function internationalPhone(phone: Phone): Phone {
  const read = readPhone(phone);
  if ('fault' in read) throw new Error('a phone number that was not checked');
  return { country: phone.country, number: read.e164 };
}

/** In national notation; with country code where there is none. */
export function shownNumber({ country, number }: Phone): string {
  const phone = parsePhoneNumberFromString(number);
  if (!phone) return number;
  return isSupportedCountry(country) ? phone.formatNational() : phone.formatInternational();
}
