import type { CountryCode } from '../places/countries.ts';
import type { SpokenLanguageId } from './spoken-languages.ts';

/**
 * The language that nearly everybody from a country grew up with, to offer to whoever has named the
 * country. Where people grow up with several, nothing is offered.
 */
export const nativeLanguages: Partial<Record<CountryCode, SpokenLanguageId>> = {
  JP: 'ja',
  VN: 'vi',
  CN: 'zh',
  TW: 'zh',
  KR: 'ko',
  NP: 'ne',
  ID: 'id',
  MM: 'my',
  BD: 'bn',
  TH: 'th',
  MN: 'mn',
  KH: 'km',
  LA: 'lo',
  HK: 'yue',
  UZ: 'uz',
  IR: 'fa',
  TR: 'tr',
  EG: 'ar',
  SA: 'ar',
  RU: 'ru',
  PL: 'pl',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  PT: 'pt',
  BR: 'pt',
  MX: 'es',
  CO: 'es',
  PE: 'es',
  US: 'en',
  GB: 'en',
  AU: 'en',
  NZ: 'en',
};
