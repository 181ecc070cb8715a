import type { Translated } from '../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  from: 'From {country}',
  livesIn: 'Lives in {country}',
  residence: 'Residence status',
  education: 'Education',
  period: '{start} – {end}',
  present: 'present',
  languages: 'Languages',
  lookingFor: 'Looking for',
  industries: 'Industries',
  jobCategories: 'Job categories',
  careerVision: 'Career vision',
  strength: 'Strength and experience',
  highlight: 'College highlight',
  skills: 'Skills and accomplishments',
  work: 'Work experience',
  links: 'SNS and portfolio',
};
