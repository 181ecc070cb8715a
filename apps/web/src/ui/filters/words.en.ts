import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  filters: 'Filters',
  skipToResults: 'Skip to results',
  openFilters: 'Filters{count, plural, =0 {} other { ({count, number})}}',
  reset: 'Reset filters',
  checkFilters: 'Please check your filters',
  removeAll: 'Remove all',
  any: 'Any',
  from: 'From',
  to: 'To',
  savedSearches: {
    heading: 'Saved searches',
    name: 'Name of the search',
    keep: 'Save this search',
    rename: 'Rename “{name}”',
    save: 'Save',
    cancel: 'Cancel',
    forget: 'Delete “{name}”',
    none: 'You have no saved searches yet.',
  },
};
