import type { EventCommon, EventLanguage } from './schemas.ts';

export const blankEvent: EventLanguage = {
  title: null,
  description: null,
  place: null,
  coverImage: null,
};

export const blankEventCommon: EventCommon = {
  startsAt: null,
  endsAt: null,
  deadline: null,
  format: 'place',
  onlineUrl: null,
  capacity: null,
};
