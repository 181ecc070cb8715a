export const words = {
  heading: '会社紹介',
  intro: '学生に見える会社紹介です。日本語と英語の両方で書くと、より多くの学生に届きます。',
  published: '公開中',
  notPublished: '未公開',
  basics: {
    heading: '基本情報',
    renamed:
      '社名を変えて公開すると「確認済みの企業」の表示が外れ、運営が再び確認するまで学生の検索とつながり申請は使えません。',
    companyProfileHint: '何をしている会社か、どんな人と働きたいかを書きましょう。',
    featureHint: '当てはまるものだけ選んでください。学生が比べるときの目印になります。',
  },
  urls: {
    heading: 'リンク',
    item: 'リンク {number, number}',
    add: 'リンクを追加',
  },
  services: {
    heading: '事業・サービス',
    item: '事業 {number, number}',
    add: '事業を追加',
    empty: 'まだありません。主な事業や製品を1つ書いてみましょう。',
    picture: '画像 {number, number}（2枚まで）',
  },
  offices: {
    heading: '拠点',
    intro: '求人を公開するには、本社の住所が必要です。',
    tabs: '国内と海外',
    item: '拠点 {number, number}',
    addDomestic: '国内の拠点を追加',
    addOverseas: '海外の拠点を追加',
    empty: 'まだありません。',
  },
  facts: {
    heading: '会社データ',
    people: '名',
    yen: '円',
    languagesHint: '言語名を入力して選びます。',
    contactHint: '求人に表示されます。どちらか1つは必要です。',
  },
  figures: {
    heading: '採用と働き方の実績（年度別）',
    intro: '4月から翌年3月までの数値です。わかるものだけで構いません。',
    year: '{year}年度',
    add: '{year}年度を追加',
    remove: '{year}年度を削除',
    hours: '時間',
  },
} as const;
