export const words = {
  applied: {
    event: 'イベント',
    going: '参加確定',
    waiting: 'キャンセル待ち {place, number}番目',
    cancelled: '申込を取り消し済み',
    'called-off': '中止',
  },
  given:
    '申し込むと、氏名・学校名・卒業年月・写真が企業に伝わります。申込中は、企業がプロフィールを見たり、メッセージを送ったりできます。メールアドレスと電話番号は伝わりません。',
  apply: '申し込む',
  applyWaiting: 'キャンセル待ちに申し込む',
  going: '参加が決まりました。',
  waiting: 'キャンセル待ちの{place, number}番目です。席が空いたらメールでお知らせします。',
  cancelled: '申込を取り消しました。もう一度申し込むこともできます。',
  closed: 'このイベントの申込は締め切りました。',
  calendar: 'カレンダーに追加',
  join: '参加用のリンクを開く',
  cancel: '申込を取り消す',
  ask: {
    title: '申込を取り消しますか？',
    text: '席はキャンセル待ちの方に回ります。',
    confirm: '申込を取り消す',
  },
} as const;
