import { signpostWords } from '../features/signpost/words.ts';
import { apiWords } from '../shared/api/words.ts';
import { uiWords } from '../ui/words.ts';
import { appWords } from './words.ts';

/** Words that any page may need at once, also when the network has just gone away. */
export const loadShellWords = () =>
  Promise.all([appWords, uiWords, apiWords, signpostWords].map((set) => set.load()));
