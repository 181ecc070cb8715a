import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Senpai stories',
  intro: 'Words from people who work here already.',
  create: 'New senpai story',
  none: 'No senpai stories yet',
  noneText: 'Ask a colleague what helped them find this job, or what surprised them after joining.',
  newOne: 'New senpai story',
  editOne: 'Edit senpai story',
  person: 'The person',
  personIntro: 'Please make sure that they agree to be shown.',
  words: 'The message',
};
