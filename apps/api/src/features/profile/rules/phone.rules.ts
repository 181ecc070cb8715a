import type { CountryCode } from '@engawa/contract/reference/places/countries';
// The complete tables: with the smaller ones a Vietnamese mobile number passes as a Japanese one.
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

export interface Phone {
  country: CountryCode;
  number: string;
}

/** The number as E.164, or why it is not one of that country. */
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

/** A place without a numbering plan of its own uses another's, written with its code. */
function readElsewhere(number: string): { e164: string } | { fault: 'phone_country' } {
  const phone = parsePhoneNumberFromString(number, { extract: false });
  return phone?.isPossible() ? { e164: phone.number } : { fault: 'phone_country' };
}

/** What has passed `readPhone`, as it is kept. */
export function internationalPhone(phone: Phone): Phone {
  const read = readPhone(phone);
  if ('fault' in read) throw new Error('a phone number that was not checked');
  return { country: phone.country, number: read.e164 };
}

/** As people of that country write it; with the code, where the country has no way of its own. */
export function shownNumber({ country, number }: Phone): string {
  const phone = parsePhoneNumberFromString(number);
  if (!phone) return number;
  return isSupportedCountry(country) ? phone.formatNational() : phone.formatInternational();
}
