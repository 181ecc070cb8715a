import { nameParts } from '@engawa/contract/text/name-parts';
import type { Words } from './words.ts';

/** What is asked of whoever opens an account. */
export const personWords = {
  givenName: nameParts.given.label,
  givenNameExample: nameParts.given.example,
  familyName: nameParts.family.label,
  familyNameExample: nameParts.family.example,
  nameHint: {
    ja: 'パスポートや在留カードと同じ表記でご入力ください。',
    en: 'As written in your passport or residence card.',
  },
  name: { ja: 'お名前', en: 'Your name' },
  agree: { ja: '{terms}に同意します', en: 'I agree to the {terms}' },
  agreedTerms: { ja: '利用規約', en: 'terms of use' },
} as const satisfies Words;
