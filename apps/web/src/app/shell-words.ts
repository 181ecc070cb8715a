import { words as statusPageWords } from '../features/status-page/words.ja.ts';
import { words as apiWords } from '../shared/api/words.ja.ts';
import { loadWords } from '../shared/i18n/words.ts';
import { words as uiWords } from '../ui/words.ja.ts';
import { words as appWords } from './words.ja.ts';

/** Words that any page may need at once, even when the network has just failed. */
export const loadShellWords = () =>
  Promise.all([appWords, uiWords, apiWords, statusPageWords].map((words) => loadWords(words)));
