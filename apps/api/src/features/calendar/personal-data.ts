import type { PersonalData } from '../../people/personal-data.ts';
import { findFeed } from './feed.repo.ts';

export const calendarData: PersonalData = {
  tables: { calendar_feed: 'goes with the student' },
  show: async ({ db, student }) => ({ calendarFeed: (await findFeed(db, student.id)) ?? null }),
};
