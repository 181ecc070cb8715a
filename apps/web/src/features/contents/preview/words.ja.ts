export const words = {
  heading: 'プレビュー',
  intro: 'いま書いている内容を公開した場合に、学生からどう見えるかを確認できます。',
  language: '表示する言語',
  edit: '編集する',
} as const;
