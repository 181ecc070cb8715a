export const words = {
  intro: '作品、論文、コードなど、見てもらいたいページへのリンクです。',
  none: 'まだリンクがありません',
  noneHint: 'GitHub、ポートフォリオ、論文、LinkedInなどを追加できます。なくても応募できます。',
  item: 'リンク {number, number}',
  add: 'リンクを追加',
  url: 'URL',
  title: 'タイトル',
  summary: '説明',
} as const;
