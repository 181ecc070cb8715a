import { type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';
import {
  companyToVerifyMail,
  companyUnverifiedMail,
  companyVerifiedMail,
} from '../features/account/public.ts';
import { allApplicationMails } from '../features/applications/public.ts';
import { authMails } from '../features/auth/mails.ts';
import { allConnectMails } from '../features/connect/mails.ts';
import { companyContactMail, contactCopyMail, contactMail } from '../features/contact/mails.ts';
import { dailyMail } from '../features/daily-mail/public.ts';
import { newFitsMail } from '../features/discover/public.ts';
import { emailMails } from '../features/email-change/mails.ts';
import { eventMails } from '../features/events/mails.ts';
import { infectedFileMail } from '../features/files/mails.ts';
import { justifiedMail } from '../features/jobs/public.ts';
import { leavingMails } from '../features/leaving/mails.ts';
import { unreadMails } from '../features/messages/public.ts';
import { offerMails } from '../features/offers/public.ts';
import { passwordResetMail } from '../features/passwords/mails.ts';
import { reportMails } from '../features/reports/mails.ts';
import { invitationMail, signUpMail } from '../features/signup/mails.ts';
import { slotMails } from '../features/slots/public.ts';
import { savedSearchMails } from '../features/student-search/public.ts';
import { suspensionMails } from '../features/suspension/mails.ts';
import { handedOverMail } from '../features/team/mails.ts';
import { twoStepMails } from '../features/two-step/mails.ts';

const text = {
  check: {
    subject: { ja: 'メール送信の確認', en: 'Email delivery check' },
    body: {
      ja: `${product.name}からのメールが届くことを確認するためのメールです。\nこのメールが読めていれば、設定は完了しています。`,
      en: `This email confirms that email from ${product.name} arrives.\nIf you can read it, the settings are complete.`,
    },
  },
  welcome: {
    subject: { ja: 'デモへようこそ', en: 'Welcome to the demo' },
    body: {
      ja: `${product.name}のデモをお試しいただき、ありがとうございます。\nデモ中のメールは実際には送信されず、すべてこのメールボックスに届きます。登場する人物と会社は架空のものです。`,
      en: `Thank you for trying the ${product.name} demo.\nEmails are not actually sent here: they all arrive in this mailbox. The people and companies are fictional.`,
    },
    button: { ja: 'トップページを開く', en: 'Open the home page' },
    note: {
      ja: '実際に送信するには、環境変数 SMTP_URL を設定してください。',
      en: 'To really send email, set the environment variable SMTP_URL.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

export const deliveryCheck: MailTemplate = {
  name: 'delivery-check',
  provesAddress: true,
  render: (data, language) => ({
    subject: fill(text.check.subject, language, data),
    blocks: [{ paragraph: fill(text.check.body, language, data) }],
  }),
};

export const demoWelcome: MailTemplate = {
  name: 'demo-welcome',
  render: (data, language) => ({
    subject: fill(text.welcome.subject, language, data),
    blocks: [
      { paragraph: fill(text.welcome.body, language, data) },
      { button: say(text.welcome.button, language), url: need(data, 'origin') },
      { note: say(text.welcome.note, language) },
    ],
  }),
};

export const mailTemplates: readonly MailTemplate[] = [
  deliveryCheck,
  demoWelcome,
  ...authMails,
  ...Object.values(twoStepMails),
  ...Object.values(emailMails.company),
  ...Object.values(emailMails.student),
  passwordResetMail,
  companyToVerifyMail,
  companyVerifiedMail,
  companyUnverifiedMail,
  ...Object.values(suspensionMails),
  signUpMail,
  invitationMail,
  handedOverMail,
  ...Object.values(leavingMails),
  contactMail,
  companyContactMail,
  contactCopyMail,
  ...Object.values(reportMails),
  infectedFileMail,
  dailyMail,
  newFitsMail,
  ...savedSearchMails,
  ...allConnectMails,
  ...allApplicationMails,
  ...offerMails,
  justifiedMail,
  ...Object.values(unreadMails),
  ...Object.values(slotMails),
  ...eventMails,
];
