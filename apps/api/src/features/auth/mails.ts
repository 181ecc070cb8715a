import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';

const code: MailWords = {
  subject: { ja: 'ログイン用のコード', en: 'Your sign-in code' },
  body: {
    ja: `${product.name}の企業ログインの画面に、次のコードを入力してください。\n\n{code}`,
    en: `Enter this code on the company sign-in page of ${product.name}:\n\n{code}`,
  },
  note: {
    ja: 'コードは1時間有効で、一度だけ使えます。このコードを他の人に教えないでください。\nお心当たりがない場合は、このメールを破棄してください。',
    en: 'The code works once, within one hour. Do not give it to anyone.\nIf you did not ask for this, please ignore this email.',
  },
};

const guessing: MailWords = {
  subject: {
    ja: 'ログインの失敗が続いています',
    en: 'Many failed sign-ins to your account',
  },
  body: {
    ja: `${product.name}のあなたのアカウントで、誤ったパスワードによるログインが何度も試されました。\n安全のため、本日のログインには、パスワードに加えてメールでお送りするコードが必要です。コードはログイン画面から受け取れます。`,
    en: `Somebody has tried many wrong passwords for your ${product.name} account.\nTo keep it safe, signing in today takes a code from an email beside your password. You can ask for the code on the sign-in page.`,
  },
  note: {
    ja: '正しいパスワードは入力されていません。ほかのサービスと同じパスワードをお使いの場合は、変更してください。\nこのお知らせは1日に1通までお送りします。',
    en: 'The right password was not among them. If you use the same password elsewhere, please change it.\nYou get this notice at most once a day.',
  },
};

const changed: MailWords = {
  subject: { ja: 'パスワードを変更しました', en: 'Your password was changed' },
  body: {
    ja: `${product.name}の「{company}」のアカウントのパスワードを変更し、すべての端末からログアウトしました。`,
    en: `The password of your ${product.name} account at “{company}” was changed, and you were signed out on all devices.`,
  },
  button: { ja: 'パスワードを再設定する', en: 'Set a new password' },
  note: {
    ja: 'お心当たりがない場合は、すぐにパスワードを再設定してください。',
    en: 'If this was not you, please set a new password at once.',
  },
};

const changedHere: MailWords = {
  ...changed,
  body: {
    ja: `${product.name}の「{company}」のアカウントのパスワードを設定画面で変更し、ほかの端末からログアウトしました。`,
    en: `The password of your ${product.name} account at “{company}” was changed in the settings, and you were signed out on all other devices.`,
  },
};

export const signInCodeMail = plainMail('sign-in-code', code, { provesAddress: true });
export const guessingMail = plainMail('sign-in-guessing', guessing);

export const passwordChangedMail = plainMail('password-changed', changed);
export const passwordChangedHereMail = plainMail('password-changed-here', changedHere);

export const authMails: readonly MailTemplate[] = [
  signInCodeMail,
  guessingMail,
  passwordChangedMail,
  passwordChangedHereMail,
];
