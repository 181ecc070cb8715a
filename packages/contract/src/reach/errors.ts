import type { ErrorTable } from '../errors.ts';

export const reachErrors = {
  reading_budget_spent: {
    status: 429,
    message: {
      ja: '1日に閲覧できる学生の人数の上限に達しました。明日またお試しください。',
      en: 'You have reached the number of students that can be looked at in one day. Please come back tomorrow.',
    },
  },
} as const satisfies ErrorTable;
