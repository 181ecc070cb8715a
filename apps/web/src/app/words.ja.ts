export const words = {
  skipToContent: '本文へ移動',
  home: '{name}のトップページ',
  mainMenu: 'メインメニュー',
  forCompanies: '企業の方',
  journal: 'ジャーナル',
  support: 'サポート',
  register: '新規登録',
  signIn: 'ログイン',
  openMenu: 'メニューを開く',
  toWork: '採用管理へ',
  about: '運営者と連絡先',
  terms: 'プライバシーポリシー・利用規約',
} as const;
