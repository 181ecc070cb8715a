import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

/** Nobody is greeted by name: whoever types a stranger's address also chooses the name. */
const text = {
  signUp: {
    subject: { ja: 'メールアドレスの確認', en: 'Please confirm your email' },
    body: {
      ja: `${product.name}への企業登録を受け付けました。\n次のボタンから、会社の情報を入力して登録を完了してください。`,
      en: `Thank you for signing your company up to ${product.name}.\nUse the button below to add your company and finish.`,
    },
    button: { ja: '登録をつづける', en: 'Continue' },
    note: {
      ja: 'このリンクは24時間有効で、一度だけ使えます。\nお心当たりがない場合は、このメールを破棄してください。何も登録されません。',
      en: 'The link works once, within 24 hours.\nIf you did not ask for this, please ignore this mail. Nothing will be registered.',
    },
  },
  invitation: {
    subject: {
      ja: '「{company}」から{product}に招待されています',
      en: '“{company}” invites you to {product}',
    },
    body: {
      ja: '「{company}」の採用チームに招待されています（権限：{level}）。\n次のボタンから、お名前とパスワードを設定してください。',
      en: 'You are invited to the hiring team of “{company}” (role: {level}).\nUse the button below to set your name and password.',
    },
    button: { ja: '招待を受ける', en: 'Accept the invitation' },
    note: {
      ja: 'このリンクは7日間有効です。\nお心当たりがない場合は、このメールを破棄してください。',
      en: 'The link works for seven days.\nIf this is not for you, please ignore this mail.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

function template(name: string, words: (typeof text)[keyof typeof text]): MailTemplate {
  return {
    name,
    render: (data, language) => {
      const filled = { ...data, product: product.name };
      return {
        subject: fill(words.subject, language, filled),
        blocks: [
          { paragraph: fill(words.body, language, filled) },
          { button: words.button[language], url: need(data, 'url') },
          { note: words.note[language] },
        ],
      };
    },
  };
}

export const signUpMail = template('company-sign-up', text.signUp);
export const invitationMail = template('invitation', text.invitation);
