import type { ErrorTable } from '../errors.ts';

export const shiftErrors = {
  shifts_full: {
    status: 409,
    message: {
      ja: '登録できる勤務は{max}件までです。古いものを削除してから、もう一度お試しください。',
      en: 'You can keep up to {max} shifts. Please delete old ones and try again.',
    },
  },
} as const satisfies ErrorTable;
