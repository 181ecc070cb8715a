import type { ErrorTable } from '../errors.ts';

export const contentErrors = {
  status_not_possible: {
    status: 409,
    message: {
      ja: 'このステータスには変更できません。先に内容を公開してください。',
      en: 'This status is not possible yet. Please publish the content first.',
    },
  },
  audience_missing: {
    status: 409,
    message: {
      ja: '限定公開の相手を選んでください。',
      en: 'Please choose who can see it.',
    },
  },
} as const satisfies ErrorTable;
