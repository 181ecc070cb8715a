export const words = {
  heading: '先輩の声',
  intro: '実際に働いている先輩からのメッセージです。',
  create: '先輩の声を追加',
  none: 'まだ先輩の声がありません',
  noneText: '就職活動で工夫したことや、入社して驚いたことを、先輩に書いてもらいましょう。',
  newOne: '新しい先輩の声',
  editOne: '先輩の声の編集',
  person: '先輩の紹介',
  personIntro: '掲載について、必ず本人の了承を得てください。',
  words: 'メッセージ',
} as const;
