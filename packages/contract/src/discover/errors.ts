import type { ErrorTable } from '../errors.ts';

export const discoverErrors = {
  kept_filters_full: {
    status: 409,
    message: {
      ja: '保存できる条件は{max}件までです。不要になったものを削除してから、もう一度お試しください。',
      en: 'You can keep up to {max} filters. Please delete one you no longer need and try again.',
    },
  },
} as const satisfies ErrorTable;
