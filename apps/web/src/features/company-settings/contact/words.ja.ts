export const words = {
  heading: 'お問い合わせ',
  intro:
    'ご質問や、お困りのことをお知らせください。返信と、送信した内容の控えは、登録のメールアドレスに届きます。',
  subject: '件名',
  message: '内容',
  file: '添付ファイル',
  fileHint:
    '画面の写真や資料があれば、1つ添付できます。運営だけが開き、{days, number}日後に消去します。',
  fileFormats: 'JPEG・PNG・PDF・Word・Excel・PowerPoint・テキスト・ZIP・MP4、20\u00a0MBまで',
  send: '送信する',
  sent: '送信しました。確認のメールをお送りしています。',
} as const;
