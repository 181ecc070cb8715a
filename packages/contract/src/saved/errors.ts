import type { ErrorTable } from '../errors.ts';

export const savedErrors = {
  saved_full: {
    status: 409,
    message: {
      ja: '保存できるのは{max}件までです。不要になったものを外してから、もう一度お試しください。',
      en: 'You can save up to {max}. Please remove some you no longer need and try again.',
    },
  },
} as const satisfies ErrorTable;
