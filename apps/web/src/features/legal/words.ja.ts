export const words = {
  heading: 'プライバシーポリシー・利用規約',
  since: '{date}から',
  contents: '目次',
  operator: '{name}運営事務局',
  example: 'この連絡先は見本です。公開するときは、運営者の連絡先を設定してください。',
} as const;
