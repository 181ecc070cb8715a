import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  applied: {
    event: 'Event',
    going: 'You have a place',
    waiting: 'Waiting list: number {place, number}',
    cancelled: 'Application cancelled',
    'called-off': 'Called off',
  },
  given:
    'The company gets your name, school, graduation month and photo. While you are applied, it can read your profile and write to you. It does not get your email address or phone number.',
  apply: 'Apply',
  applyWaiting: 'Join the waiting list',
  going: 'You have a place.',
  waiting:
    'You are number {place, number} on the waiting list. We will email you when a place is free.',
  cancelled: 'You have cancelled. You can apply again.',
  closed: 'Applications for this event have closed.',
  calendar: 'Add to calendar',
  join: 'Open the join link',
  cancel: 'Cancel application',
  ask: {
    title: 'Cancel your application?',
    text: 'Your place goes to the next person on the waiting list.',
    confirm: 'Cancel application',
  },
};
