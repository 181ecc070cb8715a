import { type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const toReset: Localized = { ja: 'パスワードを再設定する', en: 'Set a new password' };
const ifNotYou: Localized = {
  ja: 'お心当たりがない場合は、すぐにパスワードを再設定し、社内の管理者にご連絡ください。',
  en: 'If this was not you, please set a new password at once and tell an administrator of your company.',
};

const toSettings: Localized = {
  ja: 'ログインとセキュリティを開く',
  en: 'Open sign-in and security',
};
const onAgain: Localized = {
  ja: 'お心当たりがない場合は、すぐに次のことをしてください。\n1. パスワードを再設定する（下のボタン）\n2. ログインして「ログインとセキュリティ」を開き、2段階認証をもう一度有効にする\n3. 同じ画面で、ほかの端末をすべてログアウトさせる\n4. 社内の管理者と、運営事務局に連絡する',
  en: 'If this was not you, please do the following at once.\n1. Set a new password (button below)\n2. Sign in, open “Sign-in and security” and turn two-step sign-in on again\n3. On the same page, sign out all other devices\n4. Tell an administrator of your company, and us',
};

const on: MailWords = {
  subject: { ja: '2段階認証を有効にしました', en: 'Two-step sign-in is on' },
  body: {
    ja: `${product.name}の「{company}」のアカウントで、2段階認証を有効にしました。次回から、ログインには認証アプリのコードも必要です。`,
    en: `Two-step sign-in was turned on for your ${product.name} account at “{company}”. From now on, signing in also takes a code from your authenticator app.`,
  },
};

const off: MailWords = {
  subject: { ja: '2段階認証を無効にしました', en: 'Two-step sign-in is off' },
  body: {
    ja: `${product.name}の「{company}」のアカウントで、2段階認証を無効にしました。ログインにはパスワードだけが必要です。`,
    en: `Two-step sign-in was turned off for your ${product.name} account at “{company}”. Signing in takes only the password.`,
  },
};

const lifted: MailWords = {
  subject: { ja: '2段階認証が解除されました', en: 'Two-step sign-in was lifted' },
  body: {
    ja: `「{company}」のオーナーが、あなたの${product.name}のアカウントの2段階認証を解除しました。ログイン後、アカウントの設定から、もう一度有効にできます。`,
    en: `An owner of “{company}” has lifted two-step sign-in for your ${product.name} account. You can turn it on again in your account settings.`,
  },
};

const renewed: MailWords = {
  subject: { ja: 'リカバリーコードを作り直しました', en: 'New recovery codes' },
  body: {
    ja: `${product.name}の「{company}」のアカウントで、リカバリーコードを作り直しました。以前のコードは使えません。`,
    en: `New recovery codes were made for your ${product.name} account at “{company}”. The old ones no longer work.`,
  },
};

const used: MailWords = {
  subject: { ja: 'リカバリーコードでログインしました', en: 'A recovery code was used' },
  body: {
    ja: `${product.name}の「{company}」のアカウントに、リカバリーコードでログインがありました。残りは{left}個です。`,
    en: `Somebody signed in to your ${product.name} account at “{company}” with a recovery code. Codes left: {left}.`,
  },
};

const guessed: MailWords = {
  subject: { ja: '認証コードの誤りが続いています', en: 'Many wrong sign-in codes' },
  body: {
    ja: `${product.name}の「{company}」のアカウントで、正しいパスワードのあとに、誤った認証コードが何度も入力されました。ログインはされていませんが、パスワードを知られているおそれがあります。`,
    en: `After the right password, wrong codes were entered many times for your ${product.name} account at “{company}”. Nobody got in, but somebody may know your password.`,
  },
};

const template = (name: string, words: MailWords): MailTemplate =>
  plainMail(name, { ...words, button: toReset, note: ifNotYou });

/** For changes that weaken the account: the mail lists the steps to secure it. */
const weakened = (name: string, words: MailWords): MailTemplate => ({
  name,
  render: (data, language) => ({
    subject: fill(words.subject, language, data),
    blocks: [
      { paragraph: fill(words.body, language, data) },
      { button: say(toSettings, language), url: need(data, 'settingsUrl') },
      { paragraph: say(onAgain, language) },
      { button: say(toReset, language), url: need(data, 'url') },
    ],
  }),
});

export const twoStepMails = {
  on: template('two-step-on', on),
  off: weakened('two-step-off', off),
  lifted: weakened('two-step-lifted', lifted),
  renewed: template('recovery-codes-renewed', renewed),
  used: template('recovery-code-used', used),
  guessed: template('two-step-guessed', guessed),
} as const satisfies Record<string, MailTemplate>;
