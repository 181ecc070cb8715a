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
  checkTitle: { ja: 'メールをご確認ください', en: 'Check your email' },
  checkBody: {
    ja: '{email} に確認メールをお送りしました。メールのボタンを押すと、登録が完了します。',
    en: 'We sent an email to {email}. Press the button in it to complete your sign-up.',
  },
  checkValid: {
    ja: 'リンクは24時間有効です。',
    en: 'The link is valid for 24 hours.',
  },
  resend: { ja: '確認メールを再送する', en: 'Send the email again' },
  resent: { ja: '確認メールを再送しました。', en: 'We sent the email again.' },
  otherEmail: { ja: 'メールアドレスを入力し直す', en: 'Use another email' },
} as const satisfies Words;
