import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { nameParts } from '@engawa/contract/text/name-parts';

export type Words = Record<string, Localized>;

const commonWords = {
  switchLanguage: { ja: '表示言語を切り替える：', en: 'Switch language: ' },
  home: { ja: 'トップページ', en: 'Home' },
  terms: { ja: '利用規約', en: 'Terms of use' },
  newTab: { ja: '（新しいタブで開きます）', en: ' (opens in a new tab)' },
  toSignIn: { ja: 'ログイン画面へ', en: 'Go to sign in' },
  email: { ja: 'メールアドレス', en: 'Email' },
  password: { ja: 'パスワード', en: 'Password' },
  reveal: { ja: '表示', en: 'Show' },
  passwordRule: {
    ja: '9文字以上で、英字と数字をどちらも入れてください。',
    en: 'At least 9 characters, with a letter and a number.',
  },
  mailbox: { ja: 'デモのメールボックスを開く', en: 'Open the demo mailbox' },
  mailboxNote: {
    ja: 'デモではメールは実際には送信されず、デモのメールボックスに届きます。',
    en: 'In this demo, no email is actually sent: it arrives in the demo mailbox.',
  },
  codeLabel: { ja: 'メールで届いたコード', en: 'Code from the email' },
  resend: { ja: '確認メールを再送する', en: 'Send the email again' },
  checkMail: { ja: 'メールをご確認ください', en: 'Check your email' },
  complete: { ja: '登録を完了する', en: 'Complete sign-up' },
  uselessLink: { ja: 'このリンクは使えません', en: 'This link does not work' },
  givenName: nameParts.given.label,
  givenNameExample: nameParts.given.example,
  familyName: nameParts.family.label,
  familyNameExample: nameParts.family.example,
  nameHint: {
    ja: 'パスポートや在留カードと同じ表記でご入力ください。',
    en: 'As written in your passport or residence card.',
  },
  name: { ja: 'お名前', en: 'Your name' },
  agree: { ja: '{terms}に同意します', en: 'I agree to the {terms}' },
  agreedTerms: { ja: '利用規約', en: 'terms of use' },
  spam: {
    ja: '数分たっても届かないときは、迷惑メールのフォルダもご確認ください。',
    en: 'If the email does not arrive within a few minutes, please look in your spam folder.',
  },
} as const satisfies Words;

export function wordsIn<W extends Words>(
  words: W,
  language: Language,
): Record<keyof W | keyof typeof commonWords, string> {
  return Object.fromEntries(
    Object.entries({ ...commonWords, ...words }).map(([key, word]) => [key, say(word, language)]),
  ) as Record<keyof W | keyof typeof commonWords, string>;
}

export const fieldFaults = {
  emailMissing: { ja: 'メールアドレスを入力してください。', en: 'Please enter your email.' },
  emailForm: fieldMessages.email,
  passwordMissing: { ja: 'パスワードを入力してください。', en: 'Please enter a password.' },
  passwordShort: {
    ja: 'パスワードは9文字以上で、英字と数字をどちらも入れてください。',
    en: 'Please use at least 9 characters, with a letter and a number.',
  },
  passwordLong: {
    ja: 'パスワードは200文字以内で入力してください。',
    en: 'Please use at most 200 characters.',
  },
  passwordEasy: {
    ja: '推測されやすいパスワードです。別のものにしてください。',
    en: 'This password is easy to guess. Please choose another.',
  },
  givenNameMissing: { ja: '名を入力してください。', en: 'Please enter your first name.' },
  familyNameMissing: { ja: '姓を入力してください。', en: 'Please enter your last name.' },
  nameLong: { ja: '100文字以内で入力してください。', en: 'Please use at most 100 characters.' },
  nameRefused: {
    ja: 'URL、見えない文字、異なる種類の文字を混ぜた表記などは使えません。',
    en: 'A name cannot contain a web address, invisible characters or mixed alphabets.',
  },
  notAgreed: {
    ja: '登録には利用規約への同意が必要です。',
    en: 'To create an account, please agree to the terms of use.',
  },
} as const satisfies Words;

export type FieldFault = keyof typeof fieldFaults;
