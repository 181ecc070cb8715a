import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailContent, type MailTemplate, need } from '@engawa/platform/mail/template';

const ourOffice: Localized = {
  ja: `${product.name}運営事務局`,
  en: `The ${product.name} office`,
};

const colleague: Localized = { ja: '「{name}」さん', en: '“{name}”' };

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
      ja: '「{team}」から{product}に招待されています',
      en: '“{team}” invites you to {product}',
    },
    body: {
      ja: '{inviter}から、「{team}」の採用チームに招待されています（権限：{level}）。\n次のボタンから、お名前とパスワードを設定してください。',
      en: '{inviter} invites you to the hiring team of “{team}” (role: {level}).\nUse the button below to set your name and password.',
    },
    button: { ja: '招待を受ける', en: 'Accept the invitation' },
    note: {
      ja: 'このリンクは7日間有効です。\nお心当たりがない場合は、このメールを破棄してください。',
      en: 'The link works for seven days.\nIf this is not for you, please ignore this email.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

/** Without text of the company: signing up must not allow writing to strangers. */
const unverified = {
  ...text.invitation,
  subject: { ja: '{product}への招待が届いています', en: 'You are invited to {product}' },
  body: {
    ja: '{product}でまだ確認の済んでいない企業から、採用チームに招待されています（権限：{level}）。\nお心当たりがある場合は、次のボタンから、お名前とパスワードを設定してください。',
    en: 'A company that {product} has not verified yet invites you to its hiring team (role: {level}).\nIf you expect this, use the button below to set your name and password.',
  },
} as const;

const contentOf = (
  words: (typeof text)[keyof typeof text] | typeof unverified,
  data: Record<string, string>,
  language: Language,
): MailContent => ({
  subject: fill(words.subject, language, data),
  blocks: [
    { paragraph: fill(words.body, language, data) },
    { button: say(words.button, language), url: need(data, 'url') },
    { note: say(words.note, language) },
  ],
});

export const signUpMail: MailTemplate = {
  name: 'company-sign-up',
  provesAddress: true,
  render: (data, language) => contentOf(text.signUp, data, language),
};

export const invitationMail: MailTemplate = {
  name: 'invitation',
  render: (data, language) => {
    const name = data['inviter'];
    const inviter = name ? fill(colleague, language, { name }) : say(ourOffice, language);
    const words = data['team'] === undefined ? unverified : text.invitation;
    return contentOf(words, { ...data, inviter, product: product.name }, language);
  },
};
