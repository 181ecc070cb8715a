import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Senpai tips',
  intro: 'Words from people who work here already.',
  create: 'New tip',
  none: 'No tips yet',
  noneText: 'Ask a colleague what helped them find this job, or what surprised them after joining.',
  newTip: 'New tip',
  editTip: 'Edit tip',
  editIntro:
    'What you write is saved as a draft by itself. Students see nothing until you publish.',
  person: 'The person',
  personIntro: 'Please make sure that they agree to be shown.',
  words: 'The message',
};
