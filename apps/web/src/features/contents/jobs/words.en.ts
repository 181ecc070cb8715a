import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Jobs',
  intro: 'Write jobs, publish them, and decide who sees them.',
  create: 'New job',
  none: 'No jobs yet',
  noneText: 'Start with “New job”. What you have not finished is kept as a draft.',
  position: 'Position',
  external: 'Own application page',
  daysLeft: '{count, plural, =0 {Closes today} one {# day left} other {# days left}}',
  applicants: {
    heading: 'Applicants',
    here: '{count, number}',
    external: '{count, number} to your page',
    views: '{count, number}+ views',
  },
  sharedWith: 'Shared with {count, plural, one {# company} other {# companies}}',
  moved: {
    opened: 'The job is open.',
    closed: 'The job is closed.',
    reopened: 'The job is open again.',
    toAll: 'The job is open to all students.',
  },
  waiting: {
    title: '{count, plural, one {# applicant is} other {# applicants are}} waiting for an outcome',
    text: '“{title}” is closed. Please tell the applicants the outcome; you can tell several at once.',
    tell: 'Tell them the outcome',
    later: 'Later',
    see: 'See applicants',
  },
  audience: 'Who sees “{title}”',
  insights: 'See insights',
  share: 'Share with partners',
  shareTitle: 'Share “{title}”',
  shareText:
    'Recruiters of a partner can show it to students they are connected with. Applications come to you.',
  sharedNow: 'Shared with',
  sharedSince: 'Shared since {date}',
  partners: 'Companies to share with',
  shareNow: 'Share',
  endShare: 'Stop sharing',
  endShareOf: 'Stop sharing {name}',
  noPartners: 'You have no partners to share with. Please ask us to register one.',
  showLent: 'Show to connected students',
  showLentOf: 'Show to connected students: {name}',
  lent: 'Jobs shared with you',
  lentText:
    'You can show them to students you are connected with. Applications go to the employer.',
};
