import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Articles',
  intro: 'Stories that help students know you: people, training, a day at work.',
  create: 'New article',
  none: 'No articles yet',
  noneText: 'Begin with what students ask most: a day at work, the training after joining.',
  newArticle: 'New article',
  editArticle: 'Edit article',
  editIntro:
    'What you write is saved as a draft by itself. Students see nothing until you publish.',
  content: 'Article',
  image: 'Picture {number, number} (up to 6)',
};
