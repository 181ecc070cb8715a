export const words = {
  heading: '求人',
  intro: '求人の作成と公開、公開範囲の変更ができます。',
  create: '求人を作成',
  none: 'まだ求人がありません',
  noneText:
    '「求人を作成」から、最初の求人を書いてみましょう。書きかけは下書きとして保存されます。',
  position: '募集職種',
  external: '自社の応募ページ',
  sharedWith: '{count, number}社と共有中',
  moved: {
    opened: '募集を開始しました。',
    closed: '募集を終了しました。',
    reopened: '募集を再開しました。',
    toAll: 'すべての学生に公開しました。',
  },
  audience: '「{title}」の公開範囲',
  share: '提携先と共有',
  shareTitle: '「{title}」を共有',
  shareText:
    '提携先の採用担当者が、自社とつながっている学生に紹介できます。応募はあなたの会社に届きます。',
  sharedNow: '共有中の会社',
  sharedSince: '{date}から共有',
  partners: '共有する会社',
  shareNow: '共有する',
  endShare: '共有を終了',
  endShareOf: '{name}の共有を終了',
  noPartners: '共有できる提携先がありません。提携先の登録は運営にお問い合わせください。',
  showLent: 'つながっている学生に見せる',
  showLentOf: '「{name}」をつながっている学生に見せる',
  lent: '提携先から共有された求人',
  lentText:
    'つながっている学生に、募集元の社名を添えて見せられます。応募は募集元の会社に届きます。',
} as const;
