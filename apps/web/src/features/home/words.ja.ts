export const words = {
  title: '世界の学生と日本の企業の就職・採用マッチング',
  hero: {
    audience: '日本で働きたい、世界の学生と若手のために',
    heading: '縁側から、<br></br>はじめよう。',
    lead: '家と庭をつなぐ縁側のように、世界の学生と日本の企業が気軽に言葉を交わせる場所です。気になる企業と話し、応募に必要なものを確かめてから、一歩を踏み出せます。',
    asTalent: '学生として始める',
    asCompany: '採用する企業として始める',
    scene: '縁側に並んで座り、庭と山を眺めながら話す二人',
  },
  numbers: {
    label: '現在の登録数',
    companies: '参加企業',
    students: '登録学生',
    universities: '在籍大学',
    demo: 'デモデータ',
  },
} as const;
