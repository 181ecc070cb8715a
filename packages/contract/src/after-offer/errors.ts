import type { ErrorTable } from '../errors.ts';

export const afterOfferErrors = {
  no_offer: {
    status: 409,
    message: {
      ja: 'この企業からの内定はまだありません。',
      en: 'This company has not made you an offer yet.',
    },
  },
  status_missing: {
    status: 409,
    message: {
      ja: '在留資格が登録されていません。プロフィールで登録してから共有してください。',
      en: 'Your residence status is missing. Add it to your profile, then share.',
    },
  },
  not_shared: {
    status: 409,
    message: {
      ja: '共有されていません。画面を更新してください。',
      en: 'This is not shared any more. Please reload the page.',
    },
  },
  step_of_others: {
    status: 409,
    message: {
      ja: 'この項目は相手側が準備するものです。',
      en: 'This one is for the other side to tick.',
    },
  },
} as const satisfies ErrorTable;
