import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Stories',
  intro: 'Stories that help students know you: people, training, a day at work.',
  create: 'New story',
  none: 'No stories yet',
  noneText: 'Begin with what students ask most: a day at work, the training after joining.',
  newOne: 'New story',
  editOne: 'Edit story',
  content: 'Story',
  image: 'Picture {number, number} (up to 6)',
};
