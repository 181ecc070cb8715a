import { plainMail } from '@engawa/platform/mail/plain-mail';

export const handedOverMail = plainMail('work-handed-over', {
  subject: { ja: '「{leaver}」さんの担当を引き継ぎました', en: 'You take over from “{leaver}”' },
  body: {
    ja: '「{leaver}」さんがチームから外れたため、担当していた{count}件（コンテンツ、選考中の応募者、面談）の担当があなたになりました。',
    en: '“{leaver}” is no longer in the team. You are now in charge of what they took care of. Number of items: {count}.',
  },
  button: { ja: 'コンテンツを開く', en: 'Open your contents' },
});
