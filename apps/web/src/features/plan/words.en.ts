import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  openJobs: '{used, number} of {most, number} open jobs used, {left, number} left.',
  openJobsUsedUp:
    'All {most, number} open jobs of your plan are used. With Premium there is no limit on open jobs.',
  ask: 'Ask us about plans',
};
