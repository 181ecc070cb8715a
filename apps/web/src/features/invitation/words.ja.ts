export const words = {
  heading: '{company}に参加する',
  text: '{level}として招待されています。お名前とパスワードを設定してください。',
  email: 'メールアドレス',
  name: 'お名前',
  nameHint: '社内と、やり取りする学生に表示されます。',
  password: 'パスワード',
  passwordHint: '英字と数字を含む9文字以上',
  join: '登録して始める',
  expired: {
    heading: 'この招待は使えません',
    text: '期限切れか、すでに使われています。招待した方に、もう一度送ってもらってください。',
    signIn: 'ログインする',
  },
} as const;
