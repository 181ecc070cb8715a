import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const text = {
  operator: {
    subject: { ja: 'お問い合わせ：{subject}', en: 'Message from a student: {subject}' },
    from: { ja: '{name}（{replyTo}）', en: '{name} ({replyTo})' },
    note: {
      ja: `${product.name}のお問い合わせフォームから送信されました。このメールに返信すると、本人に届きます。\n学生ID：{studentId}`,
      en: `Sent with the contact form of ${product.name}. A reply to this email goes to the student.\nStudent id: {studentId}`,
    },
  },
  copy: {
    subject: { ja: 'お問い合わせを受け付けました', en: 'We have received your message' },
    body: {
      ja: '次の内容でお問い合わせを受け付けました。担当者からの返信をお待ちください。',
      en: 'We have received the message below. Someone will reply to you.',
    },
    note: {
      ja: 'お心当たりがない場合は、アカウントのパスワードを変更してください。',
      en: 'If you did not write this, please change the password of your account.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

/** What the person wrote stands in blocks of its own: the layout shows them as text, never as HTML. */
const written = (data: Record<string, string>) => [
  { paragraph: need(data, 'subject') },
  { paragraph: need(data, 'message') },
];

export const contactMail: MailTemplate = {
  name: 'contact',
  render: (data, language) => ({
    subject: fill(text.operator.subject, language, data),
    replyTo: need(data, 'replyTo'),
    blocks: [
      { paragraph: fill(text.operator.from, language, data) },
      ...written(data),
      { note: fill(text.operator.note, language, data) },
    ],
  }),
};

export const contactCopyMail: MailTemplate = {
  name: 'contact-copy',
  render: (data, language) => ({
    subject: text.copy.subject[language],
    blocks: [
      { paragraph: text.copy.body[language] },
      ...written(data),
      { note: text.copy.note[language] },
    ],
  }),
};
