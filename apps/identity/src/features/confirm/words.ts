import type { Words } from '../../pages/words.ts';

export const confirmWords = {
  title: { ja: '登録の確認', en: 'Complete your sign-up' },
  body: {
    ja: '{email} での登録を完了します。',
    en: 'You are completing the sign-up for {email}.',
  },
  introduce: {
    ja: 'アカウントを安全にお使いいただくため、お名前とパスワードをここで入力してください。この内容で登録されます。',
    en: 'To keep your account safe, please enter your name and choose a password here. These are the ones your account will have.',
  },
  knownHint: {
    ja: '登録のときに決めたパスワードを入力してください。',
    en: 'The password you chose when you signed up.',
  },
  knownWrong: {
    ja: '登録のときのパスワードと一致しません。',
    en: 'This is not the password of the sign-up.',
  },
  introduceInstead: {
    ja: 'パスワードがわからない方、ご自身で登録していない方',
    en: 'I do not know it, or I did not sign up myself',
  },
  doneTitle: { ja: '登録が完了しました', en: 'Your account is ready' },
  doneBody: {
    ja: 'ご登録いただいたメールアドレスとパスワードでログインできます。',
    en: 'You can now sign in with your email and password.',
  },
  uselessBody: {
    ja: '有効期限が過ぎたか、すでに使われたリンクです。登録が完了していれば、そのままログインできます。完了していない場合は、ログイン画面から確認メールを再送できます。',
    en: 'It has expired or was used already. If your sign-up is complete, you can simply sign in. If not, you can have the email sent again when you sign in.',
  },
} as const satisfies Words;
