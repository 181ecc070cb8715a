import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Recommended jobs',
  lead: 'How well what you want and what the company wants fit together, out of 100. Jobs with {least, number} or more, best match first. Kinds and categories you do not want are left out.',
  found: '{count, plural, one {# job} other {# jobs}}',
  list: 'Jobs picked for you',
  outside: {
    heading: 'Outside your wishes, but close',
    text: 'Of a kind or job category you did not ask for; everything else fits well enough for {least, number} points or more.',
  },
  steps: {
    heading: 'What would bring you more strong matches',
    note: 'How many of the open jobs within your wishes would have {least, number} points or more.',
    wishes: ' Add only what you really want.',
    jobs: '{before, number} → {after, plural, one {# strong match} other {# strong matches}}',
    'learn-japanese': 'Reach {to} in Japanese',
    'show-japanese': 'Add your exam result for Japanese {to}',
    'learn-english': 'Reach {to} in English',
    'state-industries': 'Add {to} to the industries you want',
    'state-categories': 'Add {to} to the job categories you want',
    'state-kinds': 'Add {to} to the kinds of job you want',
  },
  raises: 'What would raise your matches',
  brings: 'up to +{points, number} in {jobs, plural, one {# job} other {# jobs}}',
  gaps: {
    heading: 'Tell us about yourself to get matches',
    text: 'We match jobs with your education, languages and the work you want. Start here.',
  },
  none: {
    heading: 'No job within your wishes reaches {least, number} points yet',
    text: 'New jobs appear here when they are published. You can also search for jobs yourself.',
  },
  nearest: 'For the jobs closest to {least, number} points.',
  discover: 'Find jobs',
};
