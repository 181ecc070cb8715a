import type { ErrorTable } from '../errors.ts';

export const studentSearchErrors = {
  kept_searches_full: {
    status: 409,
    message: {
      ja: '保存できる検索は{max}件までです。不要になったものを削除してから、もう一度お試しください。',
      en: 'You can keep up to {max} searches. Please delete one you no longer need and try again.',
    },
  },
  kept_search_exists: {
    status: 409,
    message: {
      ja: '同じ名前の検索がすでにあります。別の名前を付けてください。',
      en: 'You already keep a search with this name. Please choose another name.',
    },
  },
} as const satisfies ErrorTable;
