import { listLines, takeLines } from '@engawa/platform/mail/daily-lines.repo';
import type { PersonalData } from '../../people/personal-data.ts';

export const dailyLineData: PersonalData = {
  tables: { daily_line: 'erased' },
  erase: async ({ tx, student }) => {
    await takeLines(tx, student.id);
  },
  show: async ({ db, student }) => ({ waitingForDailyMail: await listLines(db, student.id) }),
};
