import { product } from '@engawa/contract/product';
import type { Words } from '../../pages/words.ts';

export const signInWords = {
  title: { ja: 'ログイン', en: 'Sign in' },
  lead: {
    ja: `${product.name}の学生アカウントでログインします。`,
    en: `Use your ${product.name} student account.`,
  },
  submit: { ja: 'ログイン', en: 'Sign in' },
  forgot: { ja: 'パスワードをお忘れの方', en: 'Forgot your password?' },
  noAccount: { ja: 'アカウントをお持ちでない方', en: 'New here?' },
  register: { ja: '新規登録（無料）', en: 'Create a free account' },
  company: { ja: '企業の方のログインはこちら', en: 'Sign in as a company' },
  wrong: {
    ja: 'メールアドレスまたはパスワードが正しくありません。',
    en: 'The email or password is not correct.',
  },
  // The specification prescribes the English sentence.
  unconfirmed: {
    ja: '登録手続きが完了するとログインできます。',
    en: 'You can log-in when you complete sign-up process',
  },
  unconfirmedNext: {
    ja: '登録時にお送りしたメールのボタンを押すか、メールを再送して、届いたコードを入力してください。',
    en: 'Press the button in the email we sent you, or have it sent again and enter its code.',
  },
  codeNeeded: {
    ja: 'このメールアドレスでのログインに何度も失敗しているため、安全のために、メールでお送りするコードも必要です。',
    en: 'There were many failed sign-ins for this email. To keep the account safe, you also need a code that we send by email.',
  },
  codeWrong: {
    ja: 'コードが正しくないか、有効期限が切れています。',
    en: 'The code is not correct or has expired.',
  },
  codeSent: {
    ja: 'アカウントがある場合は、コードをメールでお送りしました。1時間以内に入力してください。',
    en: 'If there is an account, we sent a code to its email. Please enter it within one hour.',
  },
  sendCode: { ja: 'コードをメールで受け取る', en: 'Email me a code' },
  codeAgain: { ja: 'もう一度コードを受け取る', en: 'Email me another code' },
  codeHint: {
    ja: '12文字の英数字です。1時間有効です。',
    en: '12 letters and numbers, valid for one hour.',
  },
  tryAs: { ja: 'デモを体験する', en: 'Try the demo as …' },
  tryAsLead: {
    ja: '登場人物を選ぶと、その人としてログインします。',
    en: 'Choose a person to sign in as.',
  },
} as const satisfies Words;
