import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  home: 'Back to the home page',
  notFound: {
    heading: 'This page could not be found',
    text: 'The address may be wrong, or the page may have been moved or removed.',
  },
  broken: {
    heading: 'Something went wrong',
    text: 'This page could not be shown. Please try again in a moment.',
    notFetched:
      'A part of this page could not be fetched. Please check your connection and try again.',
    reload: 'Reload',
    retry: 'Try again',
  },
};
