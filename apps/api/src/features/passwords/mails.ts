import { type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const text = {
  subject: { ja: 'パスワードの再設定', en: 'Reset your password' },
  body: {
    ja: `${product.name}のパスワードを再設定するための手続きを受け付けました。\n次のボタンから、新しいパスワードを設定してください。`,
    en: `We received a request to reset your ${product.name} password.\nUse the button below to choose a new one.`,
  },
  button: { ja: '新しいパスワードを設定する', en: 'Choose a new password' },
  note: {
    ja: 'このリンクは1時間有効で、一度だけ使えます。\nお心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
    en: 'The link works once, within one hour.\nIf you did not ask for this, please ignore this email. Your password stays as it is.',
  },
} as const satisfies Record<string, Localized>;

export const passwordResetMail: MailTemplate = {
  name: 'password-reset',
  provesAddress: true,
  render: (data, language) => ({
    subject: fill(text.subject, language, data),
    blocks: [
      { paragraph: fill(text.body, language, data) },
      { button: say(text.button, language), url: need(data, 'url') },
      { note: say(text.note, language) },
    ],
  }),
};
