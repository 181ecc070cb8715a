import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  slot: {
    choose: 'Choose a picture',
    orDrop: 'or drop one here',
    replace: 'Replace',
    remove: 'Remove',
    removeOf: 'Remove the picture: {label}',
    uploading: 'Uploading the picture: {label}',
    cancel: 'Stop sending',
    retry: 'Send again',
  },
  crop: {
    title: 'Choose what to show',
    hint: 'Move the picture and set its size. The arrow keys move it too.',
    faceHint:
      'Move and zoom until your face is in the oval. This is the photo on your 履歴書 (3:4); a plain background works best.',
    area: 'Position of the picture; move it with the arrow keys',
    zoom: 'Zoom',
    small: 'This part is small and may look blurred.',
    apply: 'Use this part',
  },
};
