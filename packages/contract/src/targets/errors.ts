import type { ErrorTable } from '../errors.ts';

export const targetErrors = {
  target_settings_full: {
    status: 409,
    message: {
      ja: 'おすすめ学生の条件は{max}件までです。不要になったものを削除してから、もう一度お試しください。',
      en: 'You can have up to {max} target settings. Please delete one you no longer need and try again.',
    },
  },
} as const satisfies ErrorTable;
