export const words = {
  heading: '学生ログイン',
  lead: '企業探し、つながり、応募、やり取り。1つのアカウントで使えます。',
  signIn: 'ログイン',
  register: '新規登録（無料）',
  next: '次の画面で、メールアドレスとパスワードを入力します。',
  company: '採用担当の方はこちら',
  going: 'ログイン画面へ移動しています…',
  signingIn: 'ログインしています…',
  failed: {
    heading: 'ログインできませんでした',
    unanswered: 'ログインの応答を受け取れませんでした。もう一度お試しください。',
    again: 'もう一度ログインする',
    home: 'トップページへ',
  },
  incomplete: {
    heading: '登録手続きが終わっていません',
    hint: '届いたメールのボタンを押すと、登録が完了します。',
  },
  cancelled: 'ログインは取り消されました。',
} as const;
