/** Japanese in both screen languages, because a 履歴書 is written in Japanese. */
export const japaneseExamples = {
  strength:
    'アルバイト先の飲食店で、海外のお客様のために英語のメニューを作りました。注文の間違いが減り、店長にも喜ばれました。相手の立場で考えて行動することが私の強みです。',
  highlight:
    '大学祭の実行委員として、留学生による料理の出店をまとめました。12か国の学生が参加し、2日間で800食を販売しました。',
  skills:
    'Pythonでデータの集計やグラフの作成ができます。昨年の学内ビジネスコンテストでは準優勝しました。',
  motivation:
    '多様な国籍の社員が活躍する貴社に魅力を感じました。大学で学んだ統計の知識を生かし、商品開発に貢献したいと考えています。',
  requests: '勤務地は関東を希望いたします。その他は貴社の規定に従います。',
} as const;
