import {
  type JapaneseRung,
  japaneseLadder,
} from '@engawa/contract/reference/languages/japanese-ladder';

/** How a rung is called in one word: as most certificates of that language say it. */
export function levelName(language: 'japanese' | 'english', rung: JapaneseRung): string {
  const { jlpt, bjt, cefr } = japaneseLadder.byId(rung);
  return (language === 'japanese' ? (jlpt ?? bjt) : cefr) ?? '–';
}
