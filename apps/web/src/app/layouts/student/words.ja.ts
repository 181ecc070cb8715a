export const words = {
  menu: {
    title: 'メニュー',
    product: 'このサービスについて',
    about: '運営について',
    companySignIn: '企業ログイン',
    companySignUp: '企業の新規登録',
  },
  notifications: 'お知らせ',
  account: 'アカウントメニュー（{name}）',
  myPage: 'マイページ',
  settings: 'アカウント設定',
  signOut: 'ログアウト',
  bar: {
    name: 'メニュー',
    discover: '探す',
    connect: 'つながり',
    inbox: 'メッセージ',
    activity: '応募状況',
    me: 'マイページ',
  },
  unread: {
    connects: '返事を待っているつながり申請{count, number}件',
    messages: '未読メッセージ{count, number}件',
    notifications: '未読のお知らせ{count, number}件',
  },
} as const;
