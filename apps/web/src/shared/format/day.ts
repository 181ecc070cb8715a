import { timeZone } from './time-zone.ts';

export const today = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(now);

export { monthInWords as formatMonth } from '@engawa/contract/days/month-words';
