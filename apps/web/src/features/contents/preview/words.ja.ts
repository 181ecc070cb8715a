export const words = {
  heading: 'プレビュー',
  intro: 'いま書いている内容を公開した場合に、学生からどう見えるかを確認できます。',
  language: '表示する言語',
  edit: '編集する',
  onPhone: '入力中の内容を、学生のスマホの画面で表示しています',
  nothingYet: '入力を始めると、学生からの見え方がここに表示されます。',
} as const;
