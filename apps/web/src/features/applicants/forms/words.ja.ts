export const words = {
  heading: '面接・選考の評価',
  hidden:
    'ほかに{count, number}件の評価があります。同じ段階の評価は、あなたが送信すると表示されます。',
  write: '評価を書く',
  change: '自分の評価を直す',
  stage: '段階',
  hint: '1（低い）から5（高い）で評価します。学生には見えません。',
  criterion: '評価項目',
  overall: '総合',
  sentence: 'ひとこと',
  sentenceOptional: 'ひとこと（任意）',
  submit: '評価を送信',
  cancel: 'やめる',
  you: 'あなた',
  left: '退会したユーザー',
  formsOf: '{stage}の評価',
} as const;
