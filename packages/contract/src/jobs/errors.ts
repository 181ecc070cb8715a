import type { ErrorTable } from '../errors.ts';

export const jobErrors = {
  posting_incomplete: {
    status: 422,
    message: {
      ja: '公開に必要な項目が足りません：{items}',
      en: 'These items are still needed before publishing: {items}',
    },
  },
  posting_condition: {
    status: 422,
    message: {
      ja: '国籍・性別・年齢の条件と読める表現があります：{words}。書き換えるか、法律で認められる理由を選び、理由を1文で書いてください。',
      en: 'These words read as a condition of nationality, sex or age: {words}. Change them, or choose a lawful reason and explain it in one sentence.',
    },
  },
  posting_below_minimum: {
    status: 422,
    message: {
      ja: '給与が{place}の最低賃金（時給{minimum}円）を下回っています。金額や勤務時間を見直すか、減額特例の許可を入力してください。',
      en: 'The pay is below the minimum wage of {place} ({minimum} yen an hour). Review the pay and the hours, or enter the permit for an exemption.',
    },
  },
  posting_to_verify: {
    status: 409,
    message: {
      ja: '法律上の理由がある条件や減額特例を使う求人は、運営が貴社を確認してから公開できます。',
      en: 'A posting with a lawful condition or a wage permit can be published once we have verified your company.',
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
