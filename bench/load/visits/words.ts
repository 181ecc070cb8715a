const story = (strength: string, highlight: string) => ({
  strength,
  highlight,
  skills: 'Python と SQL で集計を自動化し、毎週の報告を半日から一時間にしました。',
});

export const words = {
  jobs: ['研修', '営業', '設計', 'お客様', '開発', '日本語'],
  people: ['Python', '研究', 'アルバイト', '留学', '通訳'],
  messages: [
    '来週の面談の件、承知しました。よろしくお願いいたします。',
    'ご連絡ありがとうございます。火曜日の午後でしたら伺えます。',
    '資料を拝見しました。仕事の内容について、二つ質問があります。',
  ],
  stories: [
    story('相手の話を最後まで聞いてから動きます。', '学園祭で八か国の屋台をまとめました。'),
    story('分からないことをそのままにしません。', '研究室の引っ越しを一か月で終えました。'),
  ],
} as const;
