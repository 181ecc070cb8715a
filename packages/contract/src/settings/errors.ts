import type { ErrorTable } from '../errors.ts';

export const settingsErrors = {
  blocked_companies_used_up: {
    status: 409,
    message: {
      ja: 'ブロックできるのは{count}社までです。設定で、不要なブロックを解除してください。',
      en: 'You can block {count} companies. Please unblock one in your settings first.',
    },
  },
} as const satisfies ErrorTable;
