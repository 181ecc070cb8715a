import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  from: 'From {country}',
  livesIn: 'Lives in {country}',
  residence: 'Residence status',
  education: 'Education',
  period: '{start} – {end}',
  present: 'present',
  languages: 'Languages',
  lookingFor: 'Kinds of job wanted',
  industries: 'Industries',
  jobCategories: 'Job categories',
  jobSubcategories: 'Occupations',
  careerVision: 'Career vision',
  strength: 'Strength and experience',
  highlight: 'Student life highlight',
  skills: 'Skills and accomplishments',
  work: 'Work experience',
  links: 'SNS and portfolio',
};
