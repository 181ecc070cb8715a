import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Privacy policy and terms of use',
  since: 'In force since {date}',
  contents: 'Contents',
  operator: 'the {name} office',
  example: 'This address is an example. Whoever publishes the service sets their own.',
};
