export const words = {
  heading: '記事',
  intro: '社員紹介や研修の様子など、会社を知ってもらうための記事です。',
  create: '記事を作成',
  none: 'まだ記事がありません',
  noneText: '1日の流れや入社後の研修など、学生がよく尋ねることから書いてみましょう。',
  newOne: '新しい記事',
  editOne: '記事の編集',
  content: '本文',
  image: '画像 {number, number}（6枚まで）',
} as const;
