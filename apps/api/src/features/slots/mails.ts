import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';

const note: Localized = {
  ja: `このお知らせは、${product.name}の設定でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};
const button: Localized = { ja: 'メッセージを開く', en: 'Open the messages' };

const methodOf = (text: string | undefined) => (text === 'CANCEL' ? 'CANCEL' : 'PUBLISH');

/** Attaches the appointment as a calendar file if the data has one. */
function template(name: string, words: Omit<MailWords, 'button' | 'note'>): MailTemplate {
  const plain = plainMail(name, { ...words, button, note });
  return {
    name,
    render: (data, language) => ({
      ...plain.render(data, language),
      calendar: data['calendar']
        ? { name: 'meeting.ics', method: methodOf(data['method']), content: data['calendar'] }
        : undefined,
    }),
  };
}

/** `name` is the other side's. */
export const slotMails = {
  picked: template('slot-picked', {
    subject: { ja: '{name}との面談が決まりました', en: 'Your meeting with {name} is set' },
    body: {
      ja: '{name}との面談の日時が決まりました。\n\n{time}\n{where}',
      en: 'The time of your meeting with {name} is set.\n\n{time}\n{where}',
    },
  }),
  others: template('slot-others', {
    subject: {
      ja: '{name}がほかの日時を希望しています',
      en: '{name} asks for other times',
    },
    body: {
      ja: '{name}は、面談のほかの日時を希望しています。決まっていた日時がある場合は取りやめになりました。ほかの候補をお送りください。',
      en: '{name} asks for other times for the meeting. A time that was agreed before is off. Please offer others.',
    },
  }),
  moved: template('slot-moved', {
    subject: {
      ja: '{name}との面談の日時・場所が変わりました',
      en: 'Your meeting with {name} has been moved',
    },
    body: {
      ja: '{name}との面談は、次のとおり変更になりました。\n\n{time}\n{where}',
      en: 'Your meeting with {name} has been changed as follows.\n\n{time}\n{where}',
    },
  }),
  released: template('slot-released', {
    subject: {
      ja: '{name}との面談の担当が変わりました',
      en: 'Your meeting with {name} is held by somebody else',
    },
    body: {
      ja: '{name}との次の面談は、ほかの担当者が行うことになりました。カレンダーの予定を削除してください。\n\n{time}',
      en: 'Somebody else holds the following meeting with {name}. Please delete it from your calendar.\n\n{time}',
    },
  }),
  calledOff: template('slot-called-off', {
    subject: { ja: '{name}との面談は中止になりました', en: 'Your meeting with {name} is off' },
    body: {
      ja: '{name}との次の面談は取り消されました。\n\n{time}',
      en: 'The following meeting with {name} has been called off.\n\n{time}',
    },
  }),
  soon: template('slot-soon', {
    subject: { ja: 'まもなく{name}との面談です', en: 'Your meeting with {name} is coming up' },
    body: {
      ja: '{name}との面談のお知らせです。\n\n{time}\n{where}',
      en: 'Your meeting with {name} is coming up.\n\n{time}\n{where}',
    },
  }),
} as const;
