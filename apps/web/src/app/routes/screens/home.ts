import { words as homeWords } from '../../../features/home/words.ja.ts';
import { HomePage } from '../../../pages/public/home-page.tsx';
import { loadWords } from '../../../shared/i18n/words.ts';
import type { Screen } from './screen.ts';

/** In the shell: without its lazy parts it is too small for a file of its own. */
export const homeScreen: Screen = async () => {
  await loadWords(homeWords);
  return { HomePage };
};
