export const words = {
  heading: 'アカウント',
  intro: 'ログインに関する設定です。ここでの変更は、ご自身のアカウントだけに適用されます。',
  sessions: {
    heading: 'ログイン中の端末',
    intro:
      '心当たりのない端末があれば、ログアウトさせてからパスワードを変更してください。IPアドレスは一部だけを記録しています。',
    unknown: '不明な端末',
    thisOne: 'この端末',
    network: 'ログイン元',
    signedIn: 'ログイン',
    lastUsed: '最終利用',
    end: 'ログアウトさせる',
    endNamed: '{device}をログアウトさせる',
    endOthers: 'ほかの端末をすべてログアウト',
    ask: 'ほかの端末をすべてログアウトしますか？',
    askText: 'この端末はログインしたままです。ほかの端末では、もう一度ログインが必要になります。',
    confirm: 'ログアウトさせる',
  },
} as const;
