export const words = {
  hidden: '応募できない求人{count, number}件を非表示（{reasons}）',
  residence: '在留資格 {count, number}件',
  japanese: '日本語レベル {count, number}件',
  english: '英語レベル {count, number}件',
  graduation: '卒業時期 {count, number}件',
  nothingHidden: 'この一覧の求人は、すべて応募できます。',
  show: '非表示の求人も見る',
  undeclared: '在留資格を登録すると、応募できる求人だけを表示できます。',
  declare: '在留資格を登録',
  empty: '応募できる求人がありません',
} as const;
