import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';

/** The operator's own text is quoted, to set it apart from ours. */
const saying: Localized = {
  ja: '\n\n運営事務局からの連絡：\n「{message}」',
  en: '\n\nThe operator writes:\n“{message}”',
};

const mail = (name: string, { subject, body }: Pick<MailWords, 'subject' | 'body'>) =>
  plainMail(name, {
    subject,
    body: { ja: `${body.ja}${saying.ja}`, en: `${body.en}${saying.en}` },
  });

export const suspensionMails = {
  companySuspended: mail('company-suspended', {
    subject: { ja: '企業アカウントを停止しました', en: 'Your company’s account is suspended' },
    body: {
      ja: `${product.name}の運営事務局が、貴社のアカウントを停止しました。停止中はログインできず、会社紹介や求人は表示されません。登録内容は残っています。`,
      en: `The operator of ${product.name} has suspended your company’s account. While it is suspended, nobody of the company can sign in, and its profile and jobs are not shown. Nothing is deleted.`,
    },
  }),
  companyUnsuspended: mail('company-unsuspended', {
    subject: {
      ja: '企業アカウントの停止を解除しました',
      en: 'Your company’s account is open again',
    },
    body: {
      ja: `${product.name}の運営事務局が、貴社のアカウントの停止を解除しました。もう一度ログインしてご利用ください。`,
      en: `The operator of ${product.name} has lifted the suspension of your company’s account. Please sign in again.`,
    },
  }),
  personSuspended: mail('person-suspended', {
    subject: { ja: 'アカウントを停止しました', en: 'Your account is suspended' },
    body: {
      ja: `${product.name}の運営事務局が、あなたのアカウントを停止しました。停止中はログインできません。登録内容は残っています。`,
      en: `The operator of ${product.name} has suspended your account. While it is suspended, you cannot sign in. Nothing is deleted.`,
    },
  }),
  personUnsuspended: mail('person-unsuspended', {
    subject: { ja: 'アカウントの停止を解除しました', en: 'Your account is open again' },
    body: {
      ja: `${product.name}の運営事務局が、あなたのアカウントの停止を解除しました。もう一度ログインしてご利用ください。`,
      en: `The operator of ${product.name} has lifted the suspension of your account. Please sign in again.`,
    },
  }),
} as const;
