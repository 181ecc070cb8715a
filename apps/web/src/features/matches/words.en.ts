import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Recommended jobs',
  lead: 'How well what you want and what the company wants fit together, out of 100. Jobs with {least, number} or more, best match first.',
  found: '{count, plural, one {# job} other {# jobs}}',
  list: 'Jobs picked for you',
  raises: 'What would raise your matches',
  brings: 'up to +{points, number} in {jobs, plural, one {# job} other {# jobs}}',
  gaps: {
    heading: 'Tell us about yourself to get matches',
    text: 'We match jobs with your education, languages and the work you want. Start here.',
  },
  none: {
    heading: 'No job reaches {least, number} points yet',
    text: 'New jobs appear here when they are published. You can also search for jobs yourself.',
  },
  nearest: 'For the jobs closest to {least, number} points.',
  discover: 'Find jobs',
};
