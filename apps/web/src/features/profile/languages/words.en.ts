import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro:
    'Include your native language. An exam score shows companies that you meet what they ask for.',
  item: 'Language {number, number}',
  add: 'Add a language',
  native: 'Suggested from your country of origin.',
  addNative: 'Add {language} as native',
  language: 'Language',
  selfRating: 'How well do you speak it?',
  exam: 'Exam',
  noExam: 'No exam',
  level: 'Level you passed',
  score: 'Score',
  scoreIfKnown: 'Score, if you know it',
  range: '{min, number} to {max, number}',
  certifiedOn: 'Test date',
  shownTo: 'Companies see this level too.',
};
