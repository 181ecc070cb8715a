import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'Part-time jobs, internships, lab work and projects of your own all count.',
  none: 'No work experience yet',
  noneHint: 'You can apply without any. If you have had a part-time job or a project, add it.',
  item: 'Experience {number, number}',
  add: 'Add an experience',
  company: 'Company or project',
  employmentType: 'Employment type',
  position: 'Position or role',
  jobCategory: 'Job type',
  industry: 'Industry',
  country: 'Country or region',
  start: 'Start',
  end: 'End',
  currentlyEmployed: 'I currently work here',
  details: 'Details',
  detailsHint: 'What you did, what you improved, and what came of it.',
};
