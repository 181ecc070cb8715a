import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import { quotable } from '@engawa/platform/mail/quote';
import { fill, type MailBlock, type MailTemplate, need } from '@engawa/platform/mail/template';
import { byStudent, type MailData } from '@engawa/platform/mail/words';
import type { IdentityClient } from './clients.ts';
import type { IdentityContext } from './context.ts';

interface MailWords {
  subject: Localized;
  body: Localized;
  code?: Localized;
  buttons: { label: Localized; url: string }[];
  note: Localized;
}

const confirm: MailWords = {
  subject: { ja: '登録を完了してください', en: 'Complete your sign-up' },
  body: {
    ja: `${product.name}にご登録いただき、ありがとうございます。`,
    en: `Thank you for joining ${product.name}.`,
  },
  code: {
    ja: '登録の画面に、次のコードを入力してください。30分間有効です。\n\n{code}\n\n画面を閉じたときは、下のボタンからも登録を完了できます。',
    en: 'Enter this code on the page where you signed up, within 30 minutes:\n\n{code}\n\nIf you have closed that page, the button below completes your sign-up too.',
  },
  buttons: [{ label: { ja: '登録を完了する', en: 'Complete sign-up' }, url: 'link' }],
  note: {
    ja: 'ボタンは24時間有効です。コードを他の人に教えないでください。\nお心当たりのない場合は、ボタンを押さずにこのメールを削除してください。登録は完了しません。',
    en: 'The button works for 24 hours. Do not give the code to anyone.\nIf this was not you, please do not press the button. Just delete this email, and no account will be created.',
  },
};

const known: MailWords = {
  subject: { ja: 'すでに登録されています', en: 'You already have an account' },
  body: {
    ja: `このメールアドレスで${product.name}の新規登録がありましたが、アカウントはすでにあります。そのままログインできます。`,
    en: `Someone tried to create a ${product.name} account with this address, but you already have one. You can simply sign in.`,
  },
  buttons: [
    { label: { ja: 'ログインする', en: 'Sign in' }, url: 'signIn' },
    { label: { ja: 'パスワードを再設定する', en: 'Set a new password' }, url: 'forgot' },
  ],
  note: {
    ja: 'お心当たりのない場合は、何もする必要はありません。アカウントに変更はありません。',
    en: 'If this was not you, there is nothing to do. Your account has not changed.',
  },
};

const reset: MailWords = {
  subject: { ja: 'パスワードの再設定', en: 'Set a new password' },
  body: {
    ja: '下のボタンから、新しいパスワードを設定してください。ボタンは1時間、1回だけ使えます。',
    en: 'Press the button below to set a new password. It works once, within one hour.',
  },
  buttons: [{ label: { ja: '新しいパスワードを設定する', en: 'Set a new password' }, url: 'link' }],
  note: {
    ja: 'お心当たりのない場合は、このメールを削除してください。パスワードは変わりません。',
    en: 'If this was not you, please delete this email. Your password stays as it is.',
  },
};

const changed: MailWords = {
  subject: { ja: 'パスワードを変更しました', en: 'Your password was changed' },
  body: {
    ja: `${product.name}のパスワードを変更し、すべての端末からログアウトしました。`,
    en: `Your ${product.name} password was changed, and you were signed out on all devices.`,
  },
  buttons: [],
  note: {
    ja: 'お心当たりのない場合は、すぐにパスワードを再設定してください。',
    en: 'If this was not you, please set a new password at once.',
  },
};

const code: MailWords = {
  subject: { ja: 'ログイン用のコード', en: 'Your sign-in code' },
  body: {
    ja: `${product.name}のログイン画面に、次のコードを入力してください。\n\n{code}`,
    en: `Enter this code on the sign-in page of ${product.name}:\n\n{code}`,
  },
  buttons: [],
  note: {
    ja: 'コードは1時間有効で、一度だけ使えます。このコードを他の人に教えないでください。\nお心当たりのない場合は、このメールを削除してください。',
    en: 'The code works once, within one hour. Do not give it to anyone.\nIf this was not you, please delete this email.',
  },
};

const guessing: MailWords = {
  subject: { ja: 'ログインの失敗が続いています', en: 'Many failed sign-ins to your account' },
  body: {
    ja: `${product.name}のあなたのアカウントで、誤ったパスワードによるログインが何度も試されました。\n安全のため、本日のログインには、パスワードに加えてメールでお送りするコードが必要です。コードはログイン画面から受け取れます。`,
    en: `Somebody has tried many wrong passwords for your ${product.name} account.\nTo keep it safe, signing in today takes a code from an email beside your password. You can ask for the code on the sign-in page.`,
  },
  buttons: [],
  note: {
    ja: '正しいパスワードは入力されていません。ほかのサービスと同じパスワードをお使いの場合は、変更してください。\nこのお知らせは1日に1通までお送りします。',
    en: 'The right password was not among them. If you use the same password elsewhere, please change it.\nYou get this notice at most once a day.',
  },
};

/** Wording for a service alone, where the products' sessions continue. */
const changedHere: MailWords = {
  ...changed,
  body: {
    ja: `${product.name}のパスワードを変更し、ログインサービスからはすべての端末でログアウトしました。ログイン中の画面は、そのまま開いている場合があります。`,
    en: `Your ${product.name} password was changed, and the sign-in service signed you out on all devices. Where you are already using ${product.name}, you may still be signed in.`,
  },
};

const template = (
  name: string,
  words: MailWords,
  kind: Pick<MailTemplate, 'provesAddress'> = {},
): MailTemplate => ({
  name,
  ...kind,
  render: (data, language) => ({
    subject: say(words.subject, language),
    blocks: [
      { paragraph: fill(words.body, language, data) },
      ...(words.code && data['code'] ? [{ paragraph: fill(words.code, language, data) }] : []),
      ...words.buttons.map(
        ({ label, url }): MailBlock => ({ button: say(label, language), url: need(data, url) }),
      ),
      { note: say(words.note, language) },
    ],
  }),
});

export const mailTemplates: readonly MailTemplate[] = [
  template('identity-confirm', confirm, { provesAddress: true }),
  template('identity-known', known),
  template('identity-reset', reset, { provesAddress: true }),
  template('identity-code', code, { provesAddress: true }),
  template('identity-guessing', guessing),
  template('identity-changed', changed),
  template('identity-changed-here', changedHere),
];

interface Receiver {
  email: string;
  language: Language;
}

const mailTo = (name: string, { email, language }: Receiver, links: MailData): MailRequest => ({
  to: email,
  language,
  template: `identity-${name}`,
  data: links,
});

/** Link with the interaction: the browser that began it, proved by its cookie, can continue. */
const page = (issuer: URL, interactionUid: string | null, path: string): string =>
  `${issuer.href}${interactionUid ? `/interaction/${interactionUid}` : ''}/${path}`;

export const confirmMail = (
  { issuer }: { issuer: URL },
  to: Receiver,
  { interactionUid, token, code }: { interactionUid: string | null; token: string; code: string },
): MailRequest =>
  mailTo('confirm', to, {
    code,
    link: page(issuer, interactionUid, `confirm?token=${token}&lang=${to.language}`),
  });

export const accountKnownMail = (
  { issuer }: { issuer: URL },
  to: Receiver,
  client: IdentityClient,
): MailRequest =>
  mailTo('known', to, {
    signIn: client.initiateLoginUri,
    forgot: page(issuer, null, `forgot?lang=${to.language}`),
  });

export const resetMail = (
  { issuer }: { issuer: URL },
  to: Receiver & { name: string },
  interactionUid: string | null,
  token: string,
): MailRequest =>
  mailTo('reset', to, {
    reader: byStudent(quotable(to.name, 40)),
    link: page(issuer, interactionUid, `reset?token=${token}&lang=${to.language}`),
  });

export const signInCodeMail = (to: Receiver, text: string): MailRequest =>
  mailTo('code', to, { code: text });

export const guessingMail = (to: Receiver): MailRequest => mailTo('guessing', to, {});

export const passwordChangedMail = (
  { onPasswordChanged }: Pick<IdentityContext, 'onPasswordChanged'>,
  to: Receiver,
): MailRequest => mailTo(onPasswordChanged ? 'changed' : 'changed-here', to, {});
