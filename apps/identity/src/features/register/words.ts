import { product } from '@engawa/contract/product';
import type { Words } from '../../pages/words.ts';

export const registerWords = {
  title: { ja: '新規登録', en: 'Create your account' },
  lead: {
    ja: `${product.name}の学生アカウントを作ります。登録は無料です。`,
    en: `A free student account for ${product.name}.`,
  },
  submit: { ja: '登録する', en: 'Create account' },
  haveAccount: { ja: 'すでにアカウントをお持ちの方', en: 'Already have an account?' },
  signIn: { ja: 'ログイン', en: 'Sign in' },
  checkBody: {
    ja: '{email} に6桁のコードをお送りしました。ここに入力すると、登録が完了します。',
    en: 'We sent a six-digit code to {email}. Enter it here to complete your sign-up.',
  },
  codeHint: { ja: '6桁の数字です。30分間有効です。', en: 'Six digits, valid for 30 minutes.' },
  codeForm: { ja: '6桁の数字を入力してください。', en: 'Please enter the six digits.' },
  codeWrong: {
    ja: 'コードが正しくないか、有効期限が切れています。何度か試してもうまくいかないときは、メールを再送してください。',
    en: 'The code is not correct or has expired. If it fails several times, please have the email sent again.',
  },
  codeSpent: {
    ja: '安全のため、このメールアドレスでは今日はコードを使えません。メールのボタンから登録を完了してください。',
    en: 'To keep this address safe, no more codes can be entered for it today. Please use the button in the email.',
  },
  checkLink: {
    ja: 'メールのボタンからも完了できます（24時間有効）。',
    en: 'The button in the email works too, for 24 hours.',
  },
  resent: {
    ja: '確認メールを再送しました。新しいコードを入力してください。',
    en: 'We sent the email again. Please enter the newest code.',
  },
  otherEmail: { ja: 'メールアドレスを入力し直す', en: 'Use another email' },
} as const satisfies Words;
