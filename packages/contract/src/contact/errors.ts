import type { ErrorTable } from '../errors.ts';

export const contactErrors = {
  contact_unavailable: {
    status: 503,
    message: {
      ja: 'ただいまお問い合わせを受け付けていません。時間をおいてお試しください。',
      en: 'Messages cannot be taken at the moment. Please try again later.',
    },
  },
} as const satisfies ErrorTable;
