export const words = {
  title: 'デモのメールボックス',
  lead: 'デモ環境のメールは外部に送信されず、すべてここに届きます。',
  refresh: '更新',
  list: '届いたメール',
  more: 'さらに表示',
  empty: {
    heading: 'メールはまだ届いていません',
    text: '新規登録やメッセージ、お知らせなどのメールが送られると、ここに表示されます。',
  },
  choose: 'メールを選ぶと、ここに内容が表示されます。',
  back: '一覧へ戻る',
  to: '宛先',
  sentAt: '送信日時',
  body: 'メールの本文',
  textVersion: 'テキスト版を表示',
  mailNotFound: {
    heading: 'メールが見つかりませんでした',
    text: '削除されたか、アドレスが間違っている可能性があります。一覧から選び直してください。',
  },
} as const;
