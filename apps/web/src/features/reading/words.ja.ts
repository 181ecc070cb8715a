export const words = {
  contents: '目次',
  operator: '{name}運営事務局',
  example: 'この連絡先は見本です。公開するときは、運営者の連絡先を設定してください。',
  terms: {
    heading: 'プライバシーポリシー・利用規約',
    since: '{date}から',
  },
  support: {
    heading: 'サポート',
    lead: 'よくあるご質問と、お問い合わせの方法をまとめています。',
  },
  journal: {
    heading: 'ジャーナル',
    lead: '日本での就職活動について、知っておくと役に立つことを{name}がまとめた記事です。',
    all: '記事の一覧へ',
    others: 'ほかの記事',
    asOf: '{date}更新',
    caution:
      '制度は変わることがあり、この記事は法律上の助言ではありません。ご自身の場合については、学校の窓口や出入国在留管理庁の案内でお確かめください。',
  },
} as const;
