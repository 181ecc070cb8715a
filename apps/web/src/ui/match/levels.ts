import {
  type JapaneseRung,
  japaneseLadder,
} from '@engawa/contract/reference/languages/japanese-ladder';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { nameOf } from '../../shared/i18n/options.ts';

/** A rung as CEFR level and self-rating, for languages other than Japanese. */
export const levelInWords = (rung: JapaneseRung): string => {
  const { cefr, self } = japaneseLadder.byId(rung);
  return [cefr, nameOf(selfRatings, self)].filter(Boolean).join(' ・ ');
};

/** Short name of a rung: the level of the language's most common certificate. */
export function levelName(language: 'japanese' | 'english', rung: JapaneseRung): string {
  const { jlpt, bjt, cefr } = japaneseLadder.byId(rung);
  return (language === 'japanese' ? (jlpt ?? bjt) : cefr) ?? '–';
}
