import type { CountryCode } from './countries.ts';

/** Most frequent origins of students in Japan, for the top of a list; never for judging people. */
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

/** For residence, work and phone: Japan, then the frequent origins. */
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
