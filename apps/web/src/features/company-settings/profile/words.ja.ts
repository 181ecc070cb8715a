export const words = {
  heading: '自分のプロフィール',
  intro: 'あなたの情報と、画面やメールの設定です。',
  person: {
    name: 'あなたについて',
    intro: '社内のメンバーに表示されます。',
    picture: '写真',
    pictureHint: 'JPEG・PNG・WebP、15\u00a0MBまで。正方形に切り抜けます。',
    fullName: '名前',
    department: '部署',
    departmentExample: '人事部',
    title: '役職',
    titleExample: '採用担当',
  },
  mails: {
    name: '言語とメール',
    screen: '画面の言語（このブラウザー）',
    mail: 'メールの言語',
    notices: 'メールのお知らせ',
    noticesIntro:
      'お知らせごとに、メールが届く頻度を選べます。「1日1回」は、朝{hour, number}時（日本時間）に1通にまとめて届きます。ログインや本人確認に必要なメールは常に届きます。',
    messages: '学生からのメッセージ',
    connects: 'つながりの申請と承認',
    applicants: '求人やイベントの応募者',
    searches: '保存した検索に合う新しい学生',
    news: '{product}からのお知らせ',
  },
} as const;
