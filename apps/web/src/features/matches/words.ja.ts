export const words = {
  heading: 'あなたへのおすすめ',
  lead: 'あなたの希望と企業の希望がどれだけ合うかを100点満点で計算し、{least, number}点以上の求人を相性のよい順に並べています。希望しない採用区分や職種の求人は含みません。',
  found: '{count, number}件',
  list: 'おすすめの求人',
  outside: {
    heading: '希望とは異なりますが、近い求人',
    text: '希望した採用区分や職種には入りませんが、ほかの点で相性が{least, number}点以上の求人です。',
  },
  steps: {
    heading: '特に合う求人を増やすには',
    note: '希望に合う公開中の求人のうち、相性が{least, number}点以上になる件数の目安です。',
    wishes: '希望は、本当に望むものだけを登録してください。',
    jobs: '特に合う求人 {before, number}件 → {after, number}件',
    'learn-japanese': '日本語を{to}にする',
    'show-japanese': '日本語{to}の試験結果を登録する',
    'learn-english': '英語を「{to}」にする',
    'state-industries': '希望業界に「{to}」を登録する',
    'state-categories': '希望職種に「{to}」を登録する',
    'state-kinds': '希望する採用区分に「{to}」を登録する',
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
