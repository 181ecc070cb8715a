import type { PartlyTranslated } from '../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

/** A few words of the pseudolocale, enough to see which words of a screen fall back to English. */
export const words: PartlyTranslated<typeof ja> = {
  loading: '[Ļőåðîñĝ one]',
  retry: '[Ţŕŷ åĝåîñ one]',
  close: '[Çļőšé one]',
  back: '[Ĝő ƀåçķ one]',
  undo: '[Ûñðő one]',
  required: '[Ŕéǫûîŕéð one]',
  choose: '[Çĥőőšé one]',
  clear: '[Çļéåŕ one]',
  remove: '[Ŕéɱővé {name} one]',
  characters: {
    left: '{count, plural, one {[# çĥåŕåçţéŕ ļéƒţ one]} other {[# çĥåŕåçţéŕš ļéƒţ one]}}',
  },
};
