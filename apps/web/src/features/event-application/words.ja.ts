export const words = {
  applied: {
    event: 'イベント',
    going: '参加確定',
    waiting: 'キャンセル待ち {place, number}番目',
    cancelled: 'キャンセル済み',
  },
  apply: '申し込む',
  applyWaiting: 'キャンセル待ちに申し込む',
  going: '参加が決まりました。',
  waiting: 'キャンセル待ちの{place, number}番目です。席が空いたらメールでお知らせします。',
  cancelled: '申込をキャンセルしました。もう一度申し込むこともできます。',
  closed: 'このイベントの申込は締め切りました。',
  calendar: 'カレンダーに追加',
  join: '参加用のリンクを開く',
  cancel: 'キャンセルする',
  ask: {
    title: '申込をキャンセルしますか？',
    text: '席はキャンセル待ちの方に回ります。',
    confirm: 'キャンセルする',
  },
} as const;
