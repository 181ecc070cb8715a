export const words = {
  back: 'マイページへ',
  nav: 'プロフィールの項目',
  next: '次へ：{name}',
  save: '保存する',
  saveAndContinue: '保存して次へ',
  unsaved: '保存していない変更があります',
  restored: '前回保存されなかった内容を戻しました。確認して保存してください。',
  remove: '{name}を削除',
  preview: '企業からの見え方',
  missing: {
    here: 'このページで未入力の項目',
    mark: '未入力の項目があります',
    connect: 'つながるのに必要',
    apply: '応募に必要',
    better: '書くと企業に伝わりやすくなります',
    between: '、',
  },
  notJapanese: {
    english: 'この文章は、英語のまま履歴書に載ります。日本語で書くと、より多くの企業に伝わります。',
    other:
      'この文章は、日本語以外の言語のまま履歴書に載ります。日本語で書くと、より多くの企業に伝わります。',
    example: '日本語の例：',
  },
} as const;
