import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  manage: 'Manage labels',
  title: 'Labels',
  text: 'Labels are only for your company. Students do not see them.',
  none: 'No labels yet',
  used: '{count, plural, one {# student} other {# students}}',
  name: 'Label name',
  colour: 'Colour',
  look: 'Preview',
  make: 'Add label',
  save: 'Save',
  keep: 'Cancel',
  editOf: 'Edit “{name}”',
  deleteOf: 'Delete “{name}”',
  askDelete: 'Delete “{name}”?',
  askDeleteText:
    '{count, plural, =0 {This cannot be undone.} one {It is taken off # student. This cannot be undone.} other {It is taken off # students. This cannot be undone.}}',
  delete: 'Delete',
};
