import type { CountryCode } from './countries.ts';

/**
 * Where most international students in Japan come from, so that most find theirs at the top of a
 * list. Only an order of lists, nothing that anybody is judged by.
 */
export const frequentOrigins: readonly CountryCode[] = [
  'VN',
  'CN',
  'NP',
  'ID',
  'MM',
  'LK',
  'BD',
  'KR',
  'TW',
  'IN',
  'PH',
  'TH',
  'MN',
  'MY',
  'US',
];

/** Where they live, work and have a phone: in Japan, or at home. */
export const frequentPlaces: readonly CountryCode[] = ['JP', ...frequentOrigins];

/** Where companies from Japan most often have offices abroad. */
export const frequentOffices: readonly CountryCode[] = [
  'CN',
  'US',
  'TH',
  'VN',
  'SG',
  'ID',
  'TW',
  'HK',
  'IN',
  'KR',
  'MY',
  'PH',
  'DE',
  'GB',
];
