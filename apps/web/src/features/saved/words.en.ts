import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  save: 'Save',
  saveNamed: 'Save {name}',
  saved: 'Saved',
  nowSaved: 'Saved.',
  nowForgotten: 'Removed from saved.',
  back: 'Put back.',
  takenOver:
    '{count, plural, one {# item} other {# items}} that you saved before signing in moved to your account.',
  openSaved: 'Show saved',
  heading: 'Saved',
  kinds: 'What was saved',
  companies: 'Companies',
  jobs: 'Jobs',
  closed: 'Closed',
  notVerified: 'Not verified',
  deadline: 'Closes {date}',
  savedOn: 'Saved on {date}',
  openJobs: '{count, plural, one {# open job} other {# open jobs}}',
  noOpenJobs: 'No open jobs',
  empty: {
    jobs: 'No saved jobs yet',
    jobsText: 'Press “Save” on a job to keep it here. We tell you when it is about to close.',
    companies: 'No saved companies yet',
    companiesText: 'Press “Save” on a company’s page to keep it here.',
    findJobs: 'Find jobs',
    findCompanies: 'Find companies',
  },
};
