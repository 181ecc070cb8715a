import type { ErrorTable } from '../errors.ts';

export const authErrors = {
  wrong_credentials: {
    status: 401,
    message: {
      ja: 'メールアドレスまたはパスワードが正しくありません。',
      en: 'The email or the password is not correct.',
    },
  },
  sign_in_code_needed: {
    status: 409,
    message: {
      ja: 'このメールアドレスでのログインに何度も失敗しているため、安全のために、メールでお送りするコードも必要です。',
      en: 'There were many failed sign-ins for this email. To keep the account safe, you also need a code that we send by email.',
    },
  },
  sign_in_code_wrong: {
    status: 409,
    message: {
      ja: 'コードが正しくないか、有効期限が切れています。',
      en: 'The code is not correct or has expired.',
    },
  },
  account_stopped: {
    status: 409,
    message: {
      ja: 'このアカウントは停止されています。社内の管理者、または運営にお問い合わせください。',
      en: 'This account has been stopped. Please ask an administrator of your company, or contact us.',
    },
  },
  selection_expired: {
    status: 409,
    message: {
      ja: '時間が経過したため、もう一度ログインしてください。',
      en: 'Too much time has passed. Please sign in again.',
    },
  },
  company_not_offered: {
    status: 409,
    message: {
      ja: 'この会社は選べません。表示されている会社から選んでください。',
      en: 'This company cannot be chosen. Please choose one of those shown.',
    },
  },
  mail_link_expired: {
    status: 410,
    message: {
      ja: 'このリンクは期限切れか、すでに使われています。',
      en: 'This link has expired or was already used.',
    },
  },
  easy_password: {
    status: 422,
    message: {
      ja: '推測されやすいパスワードです。別のパスワードにしてください。',
      en: 'This password is easy to guess. Please choose another one.',
    },
  },
  wrong_current_password: {
    status: 422,
    message: {
      ja: '現在のパスワードが正しくありません。',
      en: 'The current password is not correct.',
    },
  },
  same_password: {
    status: 422,
    message: {
      ja: '現在と同じパスワードです。別のパスワードにしてください。',
      en: 'This is your current password. Please choose another one.',
    },
  },
  already_a_member: {
    status: 409,
    message: {
      ja: 'このメールアドレスはすでにこの会社に登録されています。',
      en: 'This email already belongs to this company.',
    },
  },
  refresh_refused: {
    status: 400,
    message: { ja: 'ログインの有効期限が切れました', en: 'Session Expired' },
  },
  sso_failed: {
    status: 400,
    message: {
      ja: 'ログインできませんでした。もう一度お試しください。',
      en: 'Log-in error',
    },
  },
  sign_up_incomplete: {
    status: 409,
    message: {
      ja: '登録手続きが完了するとログインできます。',
      en: 'You can log-in when you complete sign-up process',
    },
  },
  email_taken: {
    status: 409,
    message: {
      ja: 'このメールアドレスは別のアカウントで使われています。お問い合わせください。',
      en: 'This email belongs to another account. Please contact us.',
    },
  },
  student_stopped: {
    status: 409,
    message: {
      ja: 'このアカウントは停止されています。お問い合わせください。',
      en: 'This account has been stopped. Please contact us.',
    },
  },
  sso_unavailable: {
    status: 503,
    message: {
      ja: 'ログインサービスに接続できません。しばらくしてからお試しください。',
      en: 'The sign-in service cannot be reached. Please try again shortly.',
    },
  },
} as const satisfies ErrorTable;
