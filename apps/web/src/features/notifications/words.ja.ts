export const words = {
  heading: 'お知らせ',
  intro: 'つながりの申請や企業の情報など、貴社に関するお知らせです。',
  unread: '未読',
  all: 'すべて',
  lists: 'お知らせの種類',
  isUnread: '未読',
  read: '「{told}」を既読にする',
  readAll: 'すべて既読にする',
  more: 'もっと見る',
  settings: 'メールの設定',
  unverified: '未確認の企業',
  event: 'お申込のイベント',
  empty: {
    none: 'お知らせはまだありません',
    studentText: '企業からの申請や、申し込んだイベントの変更などが届くと、ここに並びます。',
    companyText: '学生からの申請や、申請へのお返事などが届くと、ここに並びます。',
    allRead: '未読のお知らせはありません',
    allReadText: '過去のお知らせは「すべて」でご覧いただけます。',
  },
  /** By kind. */
  told: {
    companyAsked: '{company}からつながりの申請が届きました。',
    companyAccepted: '{company}があなたの申請を承認し、つながりました。',
    companyDeclined:
      '{company}とは、今回はつながりに至りませんでした。ほかの企業もぜひご覧ください。',
    companyRequestEnded:
      '{company}との申請は、14日間お返事がなかったため終了しました。もう一度申請できます。',
    eventChanged: '{event}の日時や場所が変更されました。内容をご確認ください。',
    eventCancelled: '{event}は、主催企業の都合により中止になりました。',
    eventPlaceFreed: '{event}に空きが出たため、参加が確定しました。',
    studentAsked: '{student}さんからつながりの申請が届きました。',
    studentAccepted: '{student}さんが申請を承認し、つながりました。',
    studentRequestEnded: '{student}さんとの申請は、14日間お返事がなかったため終了しました。',
    companyVerified: '貴社の確認が完了しました。学生を探して、つながりを申請できます。',
    companyUnverified:
      '登録内容の変更などにより、貴社は「未確認の企業」になりました。確認が終わるまで、学生を探すことはできません。',
    workHandedOver: '{colleague}さんから{count, number}件のコンテンツを引き継ぎました。',
    colleagueLeft: '{colleague}さんが退会しました。',
    fileRemoved:
      'アップロードされた「{file}」は、ウイルスの疑いがあるため削除しました。別のファイルをご用意ください。',
    other: '以前のお知らせです。',
  },
} as const;
