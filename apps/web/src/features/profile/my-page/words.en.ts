import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  progress: 'Your profile',
  mayConnect: 'Connect with companies',
  mayApply: 'Apply for jobs',
  able: '(you can)',
  notYet: '(not yet)',
  missing: 'Still missing',
  fill: 'Fill in',
  fillIn: 'Fill in {name}',
  more: 'Show {count, number} more',
  profile: 'Profile',
  left: '{count, number} missing',
  activity: 'Activity',
  applications: 'Applications',
  savedCompanies: 'Saved companies',
  savedJobs: 'Saved jobs',
  scholarship: 'Scholarship',
  account: 'Account',
  preview: 'What companies see',
  settings: 'Settings',
};
