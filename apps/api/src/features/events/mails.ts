import type { Language, Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const facts: Localized = {
  ja: '主催：{company}\n日時：{when}\n場所：{place}',
  en: 'Held by: {company}\nWhen: {when}\nWhere: {place}',
};
const openEvent: Localized = { ja: 'イベントの詳細を見る', en: 'Open the event' };
const settings: Localized = {
  ja: `このお知らせは、${product.name}の「設定」でいつでも止められます。`,
  en: `You can turn these mails off at any time in your ${product.name} settings.`,
};

interface Words {
  subject: Localized;
  body: Localized;
  button: Localized;
}

const eventMail = (name: string, words: Words): MailTemplate => ({
  name,
  render: (data: Record<string, string>, language: Language) => ({
    subject: fill(words.subject, language, data),
    blocks: [
      { paragraph: fill(words.body, language, data) },
      { paragraph: fill(facts, language, data) },
      { button: words.button[language], url: need(data, 'url') },
      { note: settings[language] },
    ],
  }),
});

export const eventGoingMail = eventMail('event-going', {
  subject: {
    ja: '「{title}」の参加申し込みを受け付けました',
    en: 'Your place at “{title}” is confirmed',
  },
  body: {
    ja: '「{title}」へのお申し込みありがとうございます。参加枠を確保しました。当日のご参加をお待ちしています。\nご都合が悪くなった場合は、開始までにイベントのページからキャンセルしてください。',
    en: 'Thank you for applying for “{title}”. Your place is confirmed, and we look forward to seeing you.\nIf your plans change, please cancel on the event page before it starts.',
  },
  button: openEvent,
});

export const eventWaitingMail = eventMail('event-waiting', {
  subject: {
    ja: '「{title}」のキャンセル待ちを受け付けました',
    en: 'You are on the waiting list for “{title}”',
  },
  body: {
    ja: '「{title}」へのお申し込みありがとうございます。現在は満席のため、キャンセル待ちとして受け付けました。\n空きが出ましたら、お申し込み順に参加を確定し、メールでお知らせします。',
    en: 'Thank you for applying for “{title}”. The event is full at the moment, so we have put you on the waiting list.\nPlaces that become free go to people in the order they applied. We will write to you as soon as one is yours.',
  },
  button: openEvent,
});

export const eventMovedUpMail = eventMail('event-moved-up', {
  subject: {
    ja: '「{title}」への参加が確定しました',
    en: 'A place has opened up: you are going to “{title}”',
  },
  body: {
    ja: 'キャンセル待ちをされていた「{title}」に空きが出たため、参加が確定しました。\nご都合が悪くなった場合は、お待ちの方に席をお譲りできるよう、早めにキャンセルしてください。',
    en: 'A place has become free at “{title}”, and it is now yours.\nIf you can no longer come, please cancel soon so that the next person can have it.',
  },
  button: openEvent,
});

export const eventCancelledMail = eventMail('event-cancelled', {
  subject: { ja: '「{title}」は中止になりました', en: '“{title}” has been cancelled' },
  body: {
    ja: 'お申し込みいただいた「{title}」は、主催企業の都合により中止となりました。お手続きは必要ありません。\nご予定いただいていたところ、誠に申し訳ございません。',
    en: 'We are sorry to tell you that “{title}”, which you applied for, has been cancelled by the company. There is nothing you need to do.',
  },
  button: { ja: '企業のページを見る', en: 'Open the company’s page' },
});

export const eventMails: readonly MailTemplate[] = [
  eventGoingMail,
  eventWaitingMail,
  eventMovedUpMail,
  eventCancelledMail,
];
