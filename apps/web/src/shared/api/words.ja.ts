export const words = {
  timeout: 'タイムアウトが発生しました',
  noResponse: '通信状態が不安定または不明なエラーがあります',
  uploadFailed: 'ファイルをアップロードできませんでした',
  downloadFailed: 'ファイルをダウンロードできませんでした',
  alreadySending: '送信中です。しばらくお待ちください。',
} as const;
