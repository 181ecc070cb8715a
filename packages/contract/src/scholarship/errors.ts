import type { ErrorTable } from '../errors.ts';

export const scholarshipErrors = {
  scholarship_closed: {
    status: 409,
    message: {
      ja: '応募期間外のため、変更できません。',
      en: 'This programme is not open, so nothing can be changed.',
    },
  },
  category_taken: {
    status: 409,
    message: {
      ja: 'この部門にはすでに応募しています。1つの部門に応募できるのは1回です。',
      en: 'You have already entered this category. Each category takes one entry.',
    },
  },
  too_many_entries: {
    status: 409,
    message: { ja: '応募できるのは4件までです。', en: 'You can send up to four entries.' },
  },
} as const satisfies ErrorTable;
