import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  progress: 'Your profile',
  mayConnect: 'You can connect with companies',
  mayApply: 'You can apply for jobs',
  notYetConnect: 'Not yet: connect with companies ({count, number} to go)',
  notYetApply: 'Not yet: apply for jobs ({count, number} to go)',
  start: 'Fill in step by step',
  missing: 'Still missing',
  fill: 'Fill in',
  fillIn: 'Fill in {name}',
  more: 'Show {count, number} more',
  views: {
    heading: 'Companies that viewed your profile',
    text: 'The company and the day, kept for {days, number} days.',
    none: 'None yet. When a company looks at your profile, its name and the day are listed here.',
  },
  profile: 'Profile',
  left: '{count, number} missing',
  activity: 'Activity',
  applications: 'Applications',
  savedCompanies: 'Saved companies',
  savedJobs: 'Saved jobs',
  calendar: 'Calendar and part-time work',
  scholarship: 'Scholarship',
  account: 'Account',
  preview: 'What companies see',
  settings: 'Settings',
};
