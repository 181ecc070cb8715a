import type { ErrorTable } from '../errors.ts';

export const twoStepErrors = {
  two_step_code_wrong: {
    status: 409,
    message: {
      ja: 'コードが正しくないか、すでに使われています。',
      en: 'The code is not correct or was already used.',
    },
  },
  too_many_codes: {
    status: 429,
    message: {
      ja: 'コードの誤りが続いたため、認証アプリのコードを一時的に受け付けていません。しばらく待つか、リカバリーコードをお使いください。',
      en: 'There were too many wrong codes, so codes from the app are not accepted for the moment. Please wait a while or use a recovery code.',
    },
  },
  two_step_is_on: {
    status: 409,
    message: {
      ja: '2段階認証はすでに有効です。',
      en: 'Two-step sign-in is already on.',
    },
  },
  two_step_is_off: {
    status: 409,
    message: {
      ja: '2段階認証は設定されていません。画面を読み込み直してください。',
      en: 'Two-step sign-in is not set up. Please reload the page.',
    },
  },
} as const satisfies ErrorTable;
