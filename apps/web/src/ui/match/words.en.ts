import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  match: 'Match',
  outOf: '{points} of {of} points',
  asked: 'What is asked for',
  wished: { company: 'What they want', student: 'What you want' },
  neverCounts: 'Nationality, gender, age, name and photo never count in a match.',
  selfRated: 'self-rated',
  and: ', ',
  none: 'none',
  unstated: 'not stated',
  until: '{from} – {to}',
  from: 'from {month}',
  before: 'until {month}',
  atLeast: '{level} or higher',
  reason: {
    major: 'Major: {has}',
    degree: 'Degree: {has}',
    graduation: 'Graduation: {has}',
    japanese: 'Japanese {has}',
    english: 'English {has}',
    experience: 'Experience: {has}',
    anybody: 'Nothing is asked for',
    industry: 'Wants industry: {has}',
    jobCategory: 'Wants job category: {has}',
    kind: 'Wants: {has}',
    anything: 'The work is not described',
  },
  wanted: ' (asked: {asked})',
  offered: ' (this job: {offered})',
};
