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
  verification: {
    heading: '未確認の企業です',
    waiting:
      '運営が確認しています。会社紹介や求人は今すぐ公開できます。学生の検索とつながり申請は確認後に使えるようになり、メールでお知らせします。',
    inDemoHeading: 'デモでの企業の確認',
    inDemo: 'デモのため、企業の確認は自動で完了しました。実際の運用では、運営が確認します。',
    understood: 'OK',
  },
  and: '、',
  badge: {
    connects: '未対応のつながり申請{count, number}件',
    messages: '未読メッセージ{count, number}件',
    apply: '新しい応募{count, number}件',
    connectsAccept: '新しいつながり{count, number}件',
    notifications: '未読のお知らせ{count, number}件',
  },
} as const;
