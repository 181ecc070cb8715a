export const words = {
  timeout: 'タイムアウトが発生しました',
  noResponse: '通信状態が不安定または不明なエラーがあります',
} as const;
