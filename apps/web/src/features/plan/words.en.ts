import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  openJobs: '{used, number} of {most, number} open jobs used, {left, number} left.',
  openJobsUsedUp:
    'All {most, number} open jobs of your plan are used. With Premium there is no limit on open jobs.',
  connectRequests:
    'You can send {left, plural, one {# more request} other {# more requests}} this month ({most, number} a month).',
  connectRequestsUsedUp:
    'All {most, number} requests of this month are used. With Premium there is no limit on requests.',
  ask: 'Ask us about plans',
};
