import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Job matching for international students and companies in Japan',
  hero: {
    audience: 'For young people who want to work in Japan',
    heading: 'It starts on<br></br> the engawa.',
    lead: 'An engawa is the veranda where a Japanese house meets its garden: a place to sit down and talk before anyone steps inside. Get to know companies, see what you still need, and apply when you are ready.',
    asTalent: 'Start as a student',
    asCompany: 'Start as a hiring company',
  },
};
