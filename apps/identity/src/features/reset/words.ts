import type { Words } from '../../pages/words.ts';

export const resetWords = {
  forgotTitle: { ja: 'パスワードの再設定', en: 'Forgot your password?' },
  forgotLead: {
    ja: '登録したメールアドレスを入力してください。新しいパスワードを設定するためのメールをお送りします。',
    en: 'Enter your email, and we will send you a link to set a new password.',
  },
  forgotSubmit: { ja: '再設定メールを受け取る', en: 'Send me the email' },
  back: { ja: 'ログインに戻る', en: 'Back to sign in' },
  sentBody: {
    ja: '{email} のアカウントがある場合は、メールをお送りしました。メールのボタンから、1時間以内に新しいパスワードを設定してください。',
    en: 'If there is an account for {email}, we sent an email to it. Please set a new password within one hour, with the button in the email.',
  },
  resetTitle: { ja: '新しいパスワードの設定', en: 'Set a new password' },
  resetBody: {
    ja: '{email} の新しいパスワードを決めてください。設定すると、ほかの端末ではログアウトされます。',
    en: 'Choose a new password for {email}. Other devices will be signed out.',
  },
  resetBodyHere: {
    ja: '{email} の新しいパスワードを決めてください。設定すると、ログインサービスからは、ほかの端末でもログアウトされます。',
    en: 'Choose a new password for {email}. The sign-in service will sign out your other devices.',
  },
  newPassword: { ja: '新しいパスワード', en: 'New password' },
  resetSubmit: { ja: 'パスワードを設定する', en: 'Set password' },
  doneTitle: { ja: 'パスワードを設定しました', en: 'Your new password is set' },
  doneBody: {
    ja: '新しいパスワードでログインしてください。',
    en: 'Please sign in with your new password.',
  },
  uselessBody: {
    ja: '有効期限が過ぎたか、すでに使われたリンクです。お手数ですが、再設定メールをもう一度お受け取りください。',
    en: 'It has expired or was used already. Please have a new email sent.',
  },
  again: { ja: '再設定メールを受け取る', en: 'Send me a new email' },
} as const satisfies Words;
