import type { Translated } from '../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  heading: 'Privacy policy and terms of use',
  since: 'In force since {date}',
  contents: 'Contents',
  operator: 'the {name} office',
  example: 'This address is an example. Whoever publishes the service sets their own.',
};
