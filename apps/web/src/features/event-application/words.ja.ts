export const words = {
  none: {
    heading: 'イベントが選ばれていません',
    text: '会社のページから、参加したいイベントを選んでください。',
  },
  apply: '申し込む',
  applyWaiting: 'キャンセル待ちに申し込む',
  going: '参加が決まりました。',
  waiting: 'キャンセル待ちの{place, number}番目です。席が空いたらメールでお知らせします。',
  cancelled: '申し込みをキャンセルしました。もう一度申し込むこともできます。',
  closed: 'このイベントの申し込みは締め切られました。',
  calendar: 'カレンダーに追加',
  join: '参加用のリンクを開く',
  cancel: 'キャンセルする',
  ask: {
    title: '申し込みをキャンセルしますか？',
    text: '席はキャンセル待ちの方に回ります。',
    confirm: 'キャンセルする',
  },
} as const;
