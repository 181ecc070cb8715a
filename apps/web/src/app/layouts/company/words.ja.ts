export const words = {
  menu: 'メニュー',
  openMenu: 'メニューを開く',
  whatIsNew: '新着',
  back: '戻る',
  account: 'アカウントメニュー（{name}）',
  editProfile: 'プロフィールを編集',
  signOut: 'ログアウト',
  poweredBy: 'Powered by {name}',
  terms: 'プライバシーポリシー・利用規約',
  badge: {
    connects: '未対応のつながり申請{count, number}件',
    messages: '未読メッセージ{count, number}件',
    apply: '新しい応募{count, number}件',
    connectsAccept: '新しいつながり{count, number}件',
    notifications: '未読のお知らせ{count, number}件',
  },
} as const;
