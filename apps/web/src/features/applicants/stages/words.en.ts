import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  manage: 'Stages',
  title: 'Stages of your selection',
  text: 'The steps from “In progress” to an offer, in your order. Students only see “In progress”.',
  open: '{count, plural, one {# applicant} other {# applicants}}',
  nameJp: 'Name in Japanese',
  nameEn: 'Name in English (optional)',
  criteria: 'Criteria (optional)',
  criteriaHint:
    'One per line, {count, number} at most. Interviewers rate each from 1 to 5. For example: communication, motivation',
  add: 'Add stage',
  full: 'A selection can have {count, number} stages.',
  save: 'Save',
  keep: 'Cancel',
  editOf: 'Edit “{name}”',
  upOf: 'Move “{name}” up',
  downOf: 'Move “{name}” down',
  deleteOf: 'Delete “{name}”',
  askDelete: 'Delete “{name}”?',
  askDeleteText: 'This cannot be undone.',
  askMove:
    'This stage has {count, plural, one {# applicant} other {# applicants}}. Please choose the stage they move to.',
  moveTo: 'Move applicants to',
  delete: 'Delete',
  placed: '“{name}” is number {place, number}.',
};
