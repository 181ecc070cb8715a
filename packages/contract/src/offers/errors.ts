import type { ErrorTable } from '../errors.ts';

export const offerErrors = {
  offer_answered: {
    status: 409,
    message: {
      ja: 'この内定にはすでに回答済みです。画面を更新してください。',
      en: 'This offer has already been answered. Please reload the page.',
    },
  },
  offer_withdrawn: {
    status: 409,
    message: {
      ja: 'この内定は企業が取り消しました。画面を更新してください。',
      en: 'The company has withdrawn this offer. Please reload the page.',
    },
  },
  offer_overdue: {
    status: 409,
    message: {
      ja: '回答期限（{date}）を過ぎています。「回答を待ってもらう」から、期限の延長を依頼してください。',
      en: 'The last day to answer was {date}. Please ask the company for more time.',
    },
  },
  offer_not_ready: {
    status: 409,
    message: {
      ja: 'この応募には内定を出せません。選考中の応募に出せます。画面を更新してください。',
      en: 'No offer can be made for this application: it must be in progress. Please reload the page.',
    },
  },
  offer_before_graduation: {
    status: 409,
    message: {
      ja: '入社日が卒業予定（{month}）より前です。卒業後の日付にしてください。',
      en: 'The first day is before the graduation ({month}). Please choose a later day.',
    },
  },
  offer_start_past: {
    status: 409,
    message: {
      ja: '入社日は、回答期限より後の日付にしてください。',
      en: 'The first day must be after the last day to answer.',
    },
  },
  offer_reply_past: {
    status: 409,
    message: {
      ja: '回答期限は、明日から{date}までの日付にしてください。',
      en: 'Please choose a last day to answer from tomorrow to {date}.',
    },
  },
  offer_below_posting: {
    status: 409,
    message: {
      ja: '給与が求人の下限（{amount}円）を下回っています。金額を直すか、「求人と異なる理由」を入力してください。',
      en: 'The pay is below the posting ({amount} yen). Please change it, or state the reason for the difference.',
    },
  },
  offer_below_minimum: {
    status: 409,
    message: {
      ja: '給与が最低賃金（時給{amount}円）を下回っています。金額を直してください。',
      en: 'The pay is below the minimum wage ({amount} yen an hour). Please change it.',
    },
  },
  offer_later_only: {
    status: 409,
    message: {
      ja: '回答期限は、いまの期限（{date}）より後の日付にしてください。',
      en: 'Please choose a day after the present last day ({date}).',
    },
  },
} as const satisfies ErrorTable;
