import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Interview and selection forms',
  hidden:
    '{count, plural, one {There is one other form.} other {There are # other forms.}} You see those of a stage once you have submitted yours.',
  write: 'Fill in a form',
  change: 'Change my form',
  stage: 'Stage',
  hint: 'Rate from 1 (low) to 5 (high). Students don’t see this.',
  criterion: 'Criterion',
  overall: 'Overall',
  sentence: 'In a sentence',
  sentenceOptional: 'In a sentence (optional)',
  submit: 'Submit form',
  cancel: 'Cancel',
  you: 'You',
  left: 'Deleted user',
  formsOf: 'Forms for {stage}',
};
