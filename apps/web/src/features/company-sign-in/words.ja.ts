export const words = {
  heading: '企業ログイン',
  lead: '求人やイベントを公開し、世界の学生と直接やり取りできます。',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: 'ログイン',
  forgot: 'パスワードをお忘れの方',
  code: {
    label: 'メールで届いたコード',
    hint: '12文字の英数字です。1時間有効です。',
    send: 'コードをメールで受け取る',
    again: 'もう一度コードを受け取る',
  },
  noAccount: 'はじめてご利用の企業の方は',
  signUp: '企業の新規登録（無料）',
  student: '学生・求職者の方はこちら',
  choice: {
    heading: '会社を選択',
    text: 'このメールアドレスは複数の会社に登録されています。ログインする会社を選んでください。',
    list: '会社',
    back: '別のアカウントでログイン',
  },
  tryAs: {
    heading: 'デモ：次の人として試す',
    text: '人物と会社は架空です。',
    list: '試せる人',
  },
} as const;
