import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

/** Who invites where nobody of the company does: the operator. */
const ourOffice: Localized = {
  ja: `${product.name}運営事務局`,
  en: `The ${product.name} office`,
};

const colleague: Localized = { ja: '「{name}」さん', en: '“{name}”' };

/** Nobody is greeted by name: whoever types a stranger's address also chooses the name. */
const text = {
  signUp: {
    subject: { ja: 'メールアドレスの確認', en: 'Please confirm your email' },
    body: {
      ja: `${product.name}への企業の新規登録を受け付けました。\n次のボタンから、会社の情報を入力して登録を完了してください。`,
      en: `Thank you for signing your company up to ${product.name}.\nUse the button below to add your company and finish.`,
    },
    button: { ja: '登録を続ける', en: 'Continue' },
    note: {
      ja: 'このリンクは24時間有効で、一度だけ使えます。\nお心当たりがない場合は、このメールを破棄してください。何も登録されません。',
      en: 'The link works once, within 24 hours.\nIf you did not ask for this, please ignore this email. No account will be created.',
    },
  },
  invitation: {
    subject: {
      ja: '「{company}」から{product}に招待されています',
      en: '“{company}” invites you to {product}',
    },
    body: {
      ja: '{inviter}から、「{company}」の採用チームに招待されています（権限：{level}）。\n次のボタンから、お名前とパスワードを設定してください。',
      en: '{inviter} invites you to the hiring team of “{company}” (role: {level}).\nUse the button below to set your name and password.',
    },
    button: { ja: '招待を受ける', en: 'Accept the invitation' },
    note: {
      ja: 'このリンクは7日間有効です。\nお心当たりがない場合は、このメールを破棄してください。',
      en: 'The link works for seven days.\nIf this is not for you, please ignore this email.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

function template(name: string, words: (typeof text)[keyof typeof text]): MailTemplate {
  return {
    name,
    render: (data, language) => {
      const inviter = data['inviter'];
      const filled = {
        ...data,
        product: product.name,
        inviter: inviter ? fill(colleague, language, { name: inviter }) : ourOffice[language],
      };
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
