import type { Translated } from '../i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  timeout: 'The request timed out',
  noResponse: 'The connection is unstable, or an unknown error occurred',
  uploadFailed: 'Failed to upload file',
  downloadFailed: 'Failed to download file',
  alreadySending: 'Already sending.',
};
