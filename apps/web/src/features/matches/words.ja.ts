export const words = {
  heading: 'あなたへのおすすめ',
  lead: 'あなたの希望と企業の希望がどれだけ合うかを100点満点で計算し、{least, number}点以上の求人を相性のよい順に並べています。希望しない採用区分や職種の求人は含みません。',
  found: '{count, number}件',
  list: 'おすすめの求人',
  outside: {
    heading: '希望とは異なりますが、近い求人',
    text: '希望した採用区分や職種には入りませんが、ほかの点で相性が{least, number}点以上の求人です。',
  },
  raises: '相性を上げるには',
  brings: '{jobs, number}件で最大+{points, number}点',
  gaps: {
    heading: 'プロフィールを登録すると、おすすめが見つかります',
    text: '学歴・語学・希望する仕事をもとに、合う求人を探します。次の項目から始めましょう。',
  },
  none: {
    heading: '希望に合い、相性が{least, number}点以上の求人はまだありません',
    text: '新しい求人が公開されると、ここに並びます。条件を選んで探すこともできます。',
  },
  nearest: '{least, number}点に近い求人での目安です。',
  discover: '求人を探す',
} as const;
