import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  contents: 'Contents',
  operator: 'the {name} office',
  example: 'This address is an example. Whoever publishes the service sets their own.',
  terms: {
    heading: 'Privacy policy and terms of use',
    since: 'In force since {date}',
  },
  support: {
    heading: 'Support',
    lead: 'Answers to common questions, and how to reach us.',
  },
  journal: {
    heading: 'Journal',
    lead: 'What helps to know about finding work in Japan, written by {name}.',
    all: 'All guides',
    others: 'More guides',
    asOf: 'Updated {date}',
    caution:
      'Rules change, and this guide is not legal advice. For your own case, please check with your school or the Immigration Services Agency.',
  },
};
