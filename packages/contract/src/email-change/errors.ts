import type { ErrorTable } from '../errors.ts';

export const emailChangeErrors = {
  same_email: {
    status: 422,
    message: {
      ja: '現在と同じメールアドレスです。',
      en: 'This is your email already.',
    },
  },
  email_kept_elsewhere: {
    status: 409,
    message: {
      ja: 'メールアドレスは、ログインに使っているサービスで変更してください。',
      en: 'Please change your email at the service you sign in with.',
    },
  },
  email_changes_used_up: {
    status: 429,
    message: {
      ja: '確認メールは1日に{count}通まで送れます。明日もう一度お試しください。',
      en: 'You can ask for {count} confirmation emails a day. Please try again tomorrow.',
    },
  },
} as const satisfies ErrorTable;
