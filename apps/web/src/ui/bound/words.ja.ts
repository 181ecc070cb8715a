export const words = {
  leave: {
    title: '保存していない変更があります',
    text: 'このページを離れると、入力した内容は失われます。',
    action: '保存せずに離れる',
  },
  conflict: {
    title: '別の画面で先に保存されています',
    text: 'どちらの内容を残すか選んでください。選ぶまで何も上書きされません。',
    keepMine: 'この画面の内容で保存する',
    takeTheirs: '保存済みの内容を表示する',
  },
  missing: { fill: '入力する', fillIn: '{name}を入力する' },
  signInAgain: {
    text: 'ログインすると、この画面に戻ります。まだ何も変更していません。',
    action: 'もう一度ログインする',
  },
} as const;
