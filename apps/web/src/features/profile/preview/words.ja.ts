export const words = {
  heading: '企業からの見え方',
  intro: '企業の画面には、このとおり表示されます。連絡先・生年月日・性別・住所は含まれません。',
  language: '表示する言語',
  edit: 'プロフィールを編集',
} as const;
