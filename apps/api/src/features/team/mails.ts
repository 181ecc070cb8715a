import type { Localized } from '@engawa/contract/language';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const text = {
  subject: { ja: '「{leaver}」さんの担当を引き継ぎました', en: 'You take over from “{leaver}”' },
  body: {
    ja: '「{leaver}」さんがチームから外れたため、担当していたコンテンツ{count}件の担当があなたになりました。',
    en: '“{leaver}” is no longer in the team. You are now in charge of what they took care of. Number of items: {count}.',
  },
  button: { ja: 'コンテンツを開く', en: 'Open your contents' },
} as const satisfies Record<string, Localized>;

export const handedOverMail: MailTemplate = {
  name: 'work-handed-over',
  render: (data, language) => ({
    subject: fill(text.subject, language, data),
    blocks: [
      { paragraph: fill(text.body, language, data) },
      { button: text.button[language], url: need(data, 'url') },
    ],
  }),
};
