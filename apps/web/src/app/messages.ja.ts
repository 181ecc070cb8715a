export const messages = {
  skipToContent: '本文へ移動',
  home: '{name}のトップページ',
  mainMenu: 'メインメニュー',
  forCompanies: '企業の方',
  signIn: 'ログイン',
} as const;
