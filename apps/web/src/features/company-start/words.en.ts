import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Three steps to your first posting',
  page: {
    name: 'Company profile',
    text: 'Write about your company, its head office address and a contact for applicants, and publish it. Name, industry and prefecture are there from your sign-up.',
    go: 'Write the company profile',
  },
  job: {
    name: 'Job',
    text: 'Create a job. You can paste a 求人票 you already have, and its parts are read into the form.',
    go: 'Create a job',
  },
  publish: {
    name: 'Publish',
    text: 'You have a draft. Complete the check before publishing, and publish it.',
    go: 'Continue the draft',
  },
};
