import type { ErrorTable } from '../errors.ts';

export const contentErrors = {
  status_not_possible: {
    status: 409,
    message: {
      ja: 'このステータスには変更できません。先に内容を公開してください。',
      en: 'This status is not possible yet. Please publish the content first.',
    },
  },
  contents_used_up: {
    status: 409,
    message: {
      ja: '作成できるのは、下書きを含めて{count}件までです。不要なものを削除してから、もう一度お試しください。',
      en: 'You can keep up to {count} of these, drafts included. Please delete some you no longer need and try again.',
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
