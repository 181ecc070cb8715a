import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';

const note: Localized = {
  ja: `このお知らせは、${product.name}の設定でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};

/** The data has quoted names, and the message together with its introduction. */
const template = (name: string, words: MailWords): MailTemplate =>
  plainMail(name, { ...words, note });

/** By recipient and event; `name` is the other side's. */
export const connectMails = {
  student: {
    asked: template('connect-asked-student', {
      subject: { ja: '{name}からつながりの申請が届きました', en: '{name} asks to connect' },
      body: {
        ja: '{name}から、つながりの申請が届きました。14日以内に、承認するか断るかをお選びください。{message}',
        en: '{name} would like to connect with you. Please accept or decline within 14 days.{message}',
      },
      button: { ja: '申請を見る', en: 'See the request' },
    }),
    accepted: template('connect-accepted-student', {
      subject: { ja: '{name}とつながりました', en: 'You are connected with {name}' },
      body: {
        ja: '{name}が、あなたの申請を承認しました。',
        en: '{name} has accepted your request.',
      },
      button: { ja: 'つながりを見る', en: 'See your connections' },
    }),
    expired: template('connect-expired-student', {
      subject: { ja: '{name}との申請の期限が過ぎました', en: 'The request with {name} has ended' },
      body: {
        ja: '{name}とのつながりの申請は、14日間お返事がなかったため取り消されました。もう一度申請できます。',
        en: 'The connect request with {name} had no answer for 14 days and has ended. You can ask again.',
      },
      button: { ja: 'つながりを見る', en: 'See your connections' },
    }),
  },
  company: {
    asked: template('connect-asked-company', {
      subject: { ja: '{name}さんからつながりの申請が届きました', en: '{name} asks to connect' },
      body: {
        ja: '{name}さんから、つながりの申請が届きました。14日以内に、承認するか断るかをお選びください。{message}',
        en: '{name} would like to connect with your company. Please accept or decline within 14 days.{message}',
      },
      button: { ja: '申請を見る', en: 'See the request' },
    }),
    accepted: template('connect-accepted-company', {
      subject: { ja: '{name}さんとつながりました', en: 'You are connected with {name}' },
      body: {
        ja: '{name}さんが、つながりの申請を承認しました。',
        en: '{name} has accepted your request.',
      },
      button: { ja: 'つながりを見る', en: 'See your connections' },
    }),
    expired: template('connect-expired-company', {
      subject: {
        ja: '{name}さんとの申請の期限が過ぎました',
        en: 'The request with {name} has ended',
      },
      body: {
        ja: '{name}さんとのつながりの申請は、14日間お返事がなかったため取り消されました。',
        en: 'The connect request with {name} had no answer for 14 days and has ended.',
      },
      button: { ja: 'つながりを見る', en: 'See your connections' },
    }),
  },
} as const;

export const allConnectMails: readonly MailTemplate[] = [
  ...Object.values(connectMails.student),
  ...Object.values(connectMails.company),
];
