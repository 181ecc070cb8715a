import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'School and major are what companies search for most.',
  current: 'Your school, or the last one if you have graduated',
  past: 'Earlier schools',
  pastItem: 'Earlier school {number, number}',
  addPast: 'Add an earlier school',
  schoolType: 'Kind of school',
  place: 'Where is it?',
  country: 'Country or region',
  name: 'Name of the school',
  nameHint: 'Start typing for suggestions. You can also enter one that is not listed.',
  nameAbroadHint: 'Please enter its official name.',
  degreeType: 'Degree or title',
  department: 'Faculty, department or course',
  majorType: 'Field',
  majorCategory: 'Major',
  entrance: 'Start date',
  graduation: 'Graduation',
  graduationHint: 'Expected, if you are still studying',
};
