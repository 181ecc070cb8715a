export const words = {
  verdict: {
    may: '応募できます',
    'may-with-note': '応募できます（条件あり）',
    refused: '今は応募できません',
    startsIn: '{month}入社で応募できます。',
    asOf: '登録した在留資格をもとに、{date}時点の制度で案内しています。法的な助言ではありません。',
    edit: '在留資格の登録を見直す',
  },
  match: {
    heading: 'あなたとの相性',
    raises: '相性を上げるには',
    points: '最大+{points, number}点',
  },
  through: '{name}が紹介している求人です。応募は募集元の会社に届きます。',
  response: {
    rate: '7日以内の返信率{percent, number}%',
    between: '・',
    hours: '返信までの目安{hours, number}時間',
    days: '返信までの目安{days, number}日',
  },
  toCompany: '会社紹介を見る',
} as const;
