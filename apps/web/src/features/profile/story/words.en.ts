import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'Please write in Japanese. A short text in your own words says more than a long one.',
  strength: 'Strength and experience',
  strengthHint:
    'When was it, what did you do, and what came of it? One concrete example is enough.',
  highlight: 'Student life highlight',
  highlightHint: 'Research, a club, volunteering: what you worked hardest on.',
  skills: 'Skills and accomplishments',
  skillsHint: 'Tools and methods you know, certificates, prizes, talks.',
};
