import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'University and major are what companies search for most.',
  current: 'Your university, or the last one if you have graduated',
  past: 'Earlier universities',
  pastItem: 'Earlier university {number, number}',
  addPast: 'Add an earlier university',
  place: 'Where is it?',
  country: 'Country or region',
  name: 'Name of the university',
  nameHint: 'Start typing for suggestions. You can also enter one that is not listed.',
  nameAbroadHint: 'Please enter its official name.',
  degreeType: 'Degree',
  department: 'Faculty or department',
  majorType: 'Field',
  majorCategory: 'Major',
  entrance: 'Start date',
  graduation: 'Graduation',
  graduationHint: 'Expected, if you are still studying',
};
