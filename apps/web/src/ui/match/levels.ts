import {
  type JapaneseRung,
  japaneseLadder,
} from '@engawa/contract/reference/languages/japanese-ladder';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { nameOf } from '../../shared/i18n/options.ts';

/** A rung as CEFR and people's own words have it, for languages other than Japanese. */
export const levelInWords = (rung: JapaneseRung): string => {
  const { cefr, self } = japaneseLadder.byId(rung);
  return [cefr, nameOf(selfRatings, self)].filter(Boolean).join(' ・ ');
};

/** How a rung is called in one word: as most certificates of that language say it. */
export function levelName(language: 'japanese' | 'english', rung: JapaneseRung): string {
  const { jlpt, bjt, cefr } = japaneseLadder.byId(rung);
  return (language === 'japanese' ? (jlpt ?? bjt) : cefr) ?? '–';
}
