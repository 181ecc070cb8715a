import { homeWords } from '../../../features/home/words.ts';
import { HomePage } from '../../../pages/public/home-page.tsx';
import type { Screen } from './screen.ts';

/** Comes with the program: what is left of it is too little for a file of its own. */
export const homeScreen: Screen = {
  page: async () => ({ HomePage }),
  words: [homeWords],
};
