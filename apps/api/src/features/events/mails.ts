import { type Language, type Localized, type Said, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailContent, type MailTemplate, need } from '@engawa/platform/mail/template';

const facts: Localized = {
  ja: '企業が登録した内容\n主催：「{company}」\n日時：{when}\n場所：「{place}」',
  en: 'As entered by the company\nHeld by: “{company}”\nWhen: {when}\nWhere: “{place}”',
};
const openEvent: Localized = { ja: 'イベントの詳細を見る', en: 'Open the event' };
const settings: Localized = {
  ja: `このお知らせは、${product.name}の「設定」でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};

interface Words {
  subject: Localized;
  body: Localized;
  button: Localized;
}

type Data = Record<string, string>;

const contentOf = (
  words: Words & { facts: Localized },
  data: Data,
  language: Language,
): MailContent => ({
  subject: fill(words.subject, language, data),
  blocks: [
    { paragraph: fill(words.body, language, data) },
    { paragraph: fill(words.facts, language, data) },
    { button: say(words.button, language), url: need(data, 'url') },
    { note: say(settings, language) },
  ],
});

const eventMail = (name: string, words: Words): MailTemplate => ({
  name,
  render: (data, language) => contentOf({ ...words, facts }, data, language),
});

export const eventGoingMail = eventMail('event-going', {
  subject: {
    ja: '「{title}」の参加申込を受け付けました',
    en: 'Your place at “{title}” is confirmed',
  },
  body: {
    ja: '「{title}」へのお申込ありがとうございます。参加枠を確保しました。当日のご参加をお待ちしています。\nご都合が悪くなった場合は、開始までにイベントのページからキャンセルしてください。',
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
    ja: '「{title}」へのお申込ありがとうございます。現在は満席のため、キャンセル待ちとして受け付けました。\n空きが出ましたら、お申込順に参加を確定し、メールでお知らせします。',
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
  button: { ja: '会社紹介を見る', en: 'Open the company profile' },
});

const changedWords: Words = {
  subject: { ja: '「{title}」の{changed}が変更されました', en: 'New {changed} for “{title}”' },
  body: {
    ja: 'お申し込みいただいた「{title}」の{changed}が変更されました。変更後の内容は次のとおりです。カレンダーに追加済みの場合は、お手数ですがもう一度追加してください。\nご都合が悪くなった場合は、開始までにイベントのページからキャンセルしてください。',
    en: 'The company has changed the {changed} of “{title}”, which you applied for. Below is how it is now. If it is in your calendar, please add it again.\nIf you can no longer come, please cancel on the event page before it starts.',
  },
  button: openEvent,
};

/** In the order of the mail; a line appears if the data has its key. */
const changes: readonly { key: string; name: Localized; note: Localized }[] = [
  {
    key: 'whenBefore',
    name: { ja: '日時', en: 'time' },
    note: { ja: '変更前の日時：{whenBefore}', en: 'Time before: {whenBefore}' },
  },
  {
    key: 'placeBefore',
    name: { ja: '場所', en: 'place' },
    note: { ja: '変更前の場所：「{placeBefore}」', en: 'Place before: “{placeBefore}”' },
  },
  {
    key: 'link',
    name: { ja: '参加用のリンク', en: 'online link' },
    // People on the waiting list get this mail too.
    note: {
      ja: '参加用のリンク：参加が確定している方は、イベントのページでご覧いただけます。',
      en: 'Online link: on the event page, for those who have a place.',
    },
  },
];

const listed: Said<(names: string[]) => string> = {
  ja: (names) => names.join('・'),
  en: (names) => new Intl.ListFormat('en-GB').format(names),
};

export const eventChangedMail: MailTemplate = {
  name: 'event-changed',
  render: (data, language) => {
    const made = changes.filter(({ key }) => key in data);
    const changed = say(listed, language)(made.map(({ name }) => say(name, language)));
    const notes = (of: Language) => made.map(({ note }) => note[of]).join('\n');
    const all = { ja: `${facts.ja}\n\n${notes('ja')}`, en: `${facts.en}\n\n${notes('en')}` };
    return contentOf({ ...changedWords, facts: all }, { ...data, changed }, language);
  },
};

export const eventMails: readonly MailTemplate[] = [
  eventGoingMail,
  eventWaitingMail,
  eventMovedUpMail,
  eventChangedMail,
  eventCancelledMail,
];
