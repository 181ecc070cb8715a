export const words = {
  home: 'トップページへ戻る',
  notFound: {
    heading: 'ページが見つかりませんでした',
    text: 'アドレスが間違っているか、ページが移動または削除された可能性があります。',
  },
  notThereYet: {
    heading: '準備中',
    text: 'このページはまだありません。',
  },
  broken: {
    heading: '問題が発生しました',
    text: 'ページを表示できませんでした。時間をおいて、もう一度お試しください。',
    notFetched: 'ページの一部を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
    reload: '再読み込み',
    retry: 'もう一度試す',
  },
} as const;
