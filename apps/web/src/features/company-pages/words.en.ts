import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  verdict: {
    may: 'You can apply',
    'may-with-note': 'You can apply, with conditions',
    refused: 'You can’t apply yet',
    startsIn: 'You can apply for a start in {month}.',
    asOf: 'Based on the residence status you registered and the rules as of {date}. Not legal advice.',
    edit: 'Check your residence status',
  },
  match: {
    heading: 'Your match',
    raises: 'What would raise it',
    points: 'up to +{points, number}',
  },
  through: '{name} shows you this job. Your application goes to the company that offers it.',
  response: {
    rate: 'Answers {percent, number}% within 7 days',
    between: ', ',
    hours: 'usually in {hours, plural, one {# hour} other {# hours}}',
    days: 'usually in {days, plural, one {# day} other {# days}}',
  },
  toCompany: 'About the company',
};
