export const messages = {
  loading: '読み込み中',
  retry: 'もう一度試す',
  failed: '読み込めませんでした',
  switchLanguage: '表示言語を切り替える：',
} as const;
