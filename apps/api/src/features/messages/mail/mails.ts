import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { plainMail } from '@engawa/platform/mail/plain-mail';

const note: Localized = {
  ja: `このお知らせは、${product.name}の設定でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};
const button: Localized = { ja: 'メッセージを読む', en: 'Read the messages' };

/** `name` is the other side's. Mails do not contain the message. */
export const unreadMails = {
  student: plainMail('unread-messages-student', {
    subject: { ja: '{name}からメッセージが届いています', en: 'New messages from {name}' },
    body: {
      ja: '{name}から、まだ読んでいないメッセージが{count}件届いています。',
      en: 'You have unread messages from {name}: {count}.',
    },
    button,
    note,
  }),
  company: plainMail('unread-messages-company', {
    subject: { ja: '{name}さんからメッセージが届いています', en: 'New messages from {name}' },
    body: {
      ja: '{name}さんから、まだ読んでいないメッセージが{count}件届いています。',
      en: 'You have unread messages from {name}: {count}.',
    },
    button,
    note,
  }),
} as const;
