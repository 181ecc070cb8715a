import type { ErrorTable } from '../errors.ts';

export const jobErrors = {
  posting_incomplete: {
    status: 422,
    message: {
      ja: '公開に必要な項目が足りません：{items}',
      en: 'These items are still needed before publishing: {items}',
    },
  },
  open_jobs_used_up: {
    status: 409,
    message: {
      ja: 'いまのプランで同時に募集できる求人は{count}件までです。募集中の求人を終了してから公開してください。プレミアムプランなら上限はありません。',
      en: 'Your plan allows {count} open jobs at a time. Please close one before you publish another. Premium has no limit.',
    },
  },
  company_not_eligible: {
    status: 409,
    message: {
      ja: 'この企業とは求人を共有できません。提携先から選んでください。',
      en: 'A job cannot be shared with this company. Please choose one of your partners.',
    },
  },
  job_not_published: {
    status: 409,
    message: {
      ja: '公開中の求人だけを共有できます。先に公開してください。',
      en: 'Only published jobs can be shared. Please publish it first.',
    },
  },
} as const satisfies ErrorTable;
