import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Calendar and part-time work',
  tabs: 'Calendar and part-time work',
  dates: 'Calendar',
  shifts: 'Part-time work',
  cohort: '{name}',
  lead: 'The recruiting year for your graduation, when to deal with your stay, and the events and deadlines of what you saved.',
  autumn:
    'If you do not graduate in spring, the government’s dates are those of the following spring. Some companies hire all year or start in autumn, so check with each company.',
  missing: {
    graduation: 'Add your graduation to see your recruiting year.',
    graduationLink: 'Add education',
    stay: 'Add your residence status and when your stay ends to see when to apply.',
    stayLink: 'Add residence status',
  },
  empty: {
    heading: 'Nothing coming up',
    text: 'Save companies and jobs to see their events and deadlines here.',
    link: 'Find companies',
  },
  coming: 'Coming up',
  past: 'Past ({count, number})',
  today: 'Today',
  inDays: '{days, plural, one {in # day} other {in # days}}',
  source: 'Source: {name}',
  guidance: 'Guide',
  feed: {
    heading: 'Show it in your calendar app',
    text: 'Add it to Google Calendar or the calendar on your phone, and it stays up to date automatically.',
    secret:
      'Anyone with this address can see your calendar, including when your stay ends, without signing in. Do not share it.',
    make: 'Create a private address',
    address: 'Private address',
    once: 'The address is shown only now. Copy it and add it to your calendar app.',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'It could not be copied. Please select the address and copy it.',
    open: 'Open in a calendar app',
    madeOn: 'The address you created on {date} is in use.',
    renew: 'Create a new address',
    renewTitle: 'Create a new address?',
    renewText: 'The old address stops working. Add the new one to your calendar app.',
    end: 'Stop',
    endTitle: 'Stop this address?',
    endText: 'Calendar apps that use this address will no longer be updated.',
  },
};
