import { contactFileDays } from '@engawa/contract/contact/limits';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailBlock, type MailTemplate, need } from '@engawa/platform/mail/template';

const text = {
  operator: {
    subject: { ja: 'お問い合わせ：{subject}', en: 'Message from a student: {subject}' },
    from: { ja: '{name}（{replyTo}）', en: '{name} ({replyTo})' },
    note: {
      ja: `${product.name}のお問い合わせフォームから送信されました。このメールに返信すると、本人に届きます。\n学生ID：{studentId}`,
      en: `Sent with the contact form of ${product.name}. A reply to this email goes to the student.\nStudent id: {studentId}`,
    },
  },
  company: {
    subject: { ja: '企業からのお問い合わせ：{subject}', en: 'Message from a company: {subject}' },
    from: { ja: '「{company}」{name}（{replyTo}）', en: '{name}, “{company}” ({replyTo})' },
    note: {
      ja: `${product.name}の企業向けお問い合わせフォームから送信されました。このメールに返信すると、本人に届きます。\n企業ID：{companyId}\n担当者ID：{recruiterId}`,
      en: `Sent with the contact form for companies of ${product.name}. A reply to this email goes to the recruiter.\nCompany id: {companyId}\nRecruiter id: {recruiterId}`,
    },
  },
  file: {
    named: { ja: '添付ファイル：{fileName}', en: 'File: {fileName}' },
    open: { ja: '添付ファイルを開く', en: 'Open the file' },
    until: {
      ja: `ファイルは${contactFileDays}日間開けます。その後は消去されます。`,
      en: `The file can be opened for ${contactFileDays} days. Then it is deleted.`,
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

type Data = Record<string, string>;

/** The message goes into separate blocks, which the layout escapes as text. */
const written = (data: Data, language: Language): MailBlock[] => [
  { paragraph: need(data, 'subject') },
  { paragraph: need(data, 'message') },
  ...(data['fileName'] ? [{ paragraph: fill(text.file.named, language, data) }] : []),
];

const fileOf = (data: Data, language: Language): MailBlock[] =>
  data['fileUrl']
    ? [
        { button: say(text.file.open, language), url: data['fileUrl'] },
        { note: say(text.file.until, language) },
      ]
    : [];

const toOperator = (name: string, words: typeof text.operator | typeof text.company) => ({
  name,
  render: (data: Data, language: Language) => ({
    subject: fill(words.subject, language, data),
    replyTo: need(data, 'replyTo'),
    blocks: [
      { paragraph: fill(words.from, language, data) },
      ...written(data, language),
      ...fileOf(data, language),
      { note: fill(words.note, language, data) },
    ],
  }),
});

export const contactMail: MailTemplate = toOperator('contact', text.operator);
export const companyContactMail: MailTemplate = toOperator('company-contact', text.company);

export const contactCopyMail: MailTemplate = {
  name: 'contact-copy',
  render: (data, language) => ({
    subject: say(text.copy.subject, language),
    blocks: [
      { paragraph: say(text.copy.body, language) },
      ...written(data, language),
      { note: say(text.copy.note, language) },
    ],
  }),
};
