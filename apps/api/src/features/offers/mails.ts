import { type Localized, nameFor } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import { quotable } from '@engawa/platform/mail/quote';
import type { MailTemplate } from '@engawa/platform/mail/template';
import { operatorLanguage, toOperator } from '@engawa/platform/mail/words';
import type { OfferRow } from './offers.repo.ts';

const note: Localized = {
  ja: `このお知らせは、${product.name}の設定でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};

/** Terms, reasons and wishes are shown in the product only. */
const template = (name: string, words: MailWords): MailTemplate =>
  plainMail(name, { ...words, note });

const see: Localized = { ja: '内定を見る', en: 'See the offer' };
const seeApplicant: Localized = { ja: '応募者を見る', en: 'See the applicant' };

export const studentMails = {
  soon: template('offer-reply-soon', {
    subject: {
      ja: '{name}への回答期限が近づいています',
      en: 'Please answer the offer of {name} soon',
    },
    body: {
      ja: '{name}の内定{job}の回答期限は{when}です。',
      en: 'Please answer the offer of {name} for {job} by {when}.',
    },
    button: see,
  }),
  extended: template('offer-extended', {
    subject: { ja: '{name}が回答期限を延長しました', en: '{name} gives you more time to answer' },
    body: {
      ja: '{name}の内定{job}の回答期限が{when}になりました。',
      en: 'You can answer the offer of {name} for {job} until {when}.',
    },
    button: see,
  }),
  withdrawn: template('offer-withdrawn', {
    subject: { ja: '{name}が内定を取り消しました', en: '{name} has withdrawn its offer' },
    body: {
      ja: '{name}が、{job}の内定を取り消しました。理由と、相談できる窓口を画面でご確認ください。',
      en: '{name} has withdrawn its offer for {job}. Please see the reason, and where you can get advice.',
    },
    button: see,
  }),
} as const;

export const companyMails = {
  accepted: template('offer-accepted', {
    subject: { ja: '{name}さんが内定を承諾しました', en: '{name} has accepted your offer' },
    body: {
      ja: '{name}さんが、{job}の内定を承諾しました。',
      en: '{name} has accepted your offer for {job}.',
    },
    button: seeApplicant,
  }),
  declined: template('offer-declined', {
    subject: { ja: '{name}さんが内定を辞退しました', en: '{name} has declined your offer' },
    body: {
      ja: '{name}さんが、{job}の内定を辞退しました。',
      en: '{name} has declined your offer for {job}.',
    },
    button: seeApplicant,
  }),
  'time-asked': template('offer-time-asked', {
    subject: {
      ja: '{name}さんが回答期限の延長を希望しています',
      en: '{name} asks for more time to answer',
    },
    body: {
      ja: '{name}さんが、{job}の内定の回答期限の延長を希望しています。',
      en: '{name} asks for more time to answer your offer for {job}.',
    },
    button: seeApplicant,
  }),
} as const;

const toTheOperator: MailTemplate = plainMail('offer-withdrawn-report', {
  subject: { ja: '企業が内定を取り消しました', en: 'A company withdrew an offer' },
  body: {
    ja: '企業「{company}」（{companyId}）が内定を取り消しました。\n\n理由：{message}',
    en: 'The company “{company}” ({companyId}) withdrew an offer.\n\nReason: {message}',
  },
  note: {
    ja: '一覧は次のコマンドで確認できます。\nnpm run admin -- withdrawn-offers',
    en: 'List them with:\nnpm run admin -- withdrawn-offers',
  },
});

const reasonShown = 1_000;

export const mailOperator = (
  to: string,
  { companyId, companyJp, companyEn, reason }: OfferRow & { reason: string },
): MailRequest => {
  const company = nameFor({ jp: companyJp, en: companyEn }, operatorLanguage);
  return {
    to,
    language: operatorLanguage,
    template: toTheOperator.name,
    data: {
      companyId,
      company: toOperator(quotable(company, 60)),
      message: toOperator(quotable(reason, reasonShown)),
    },
  };
};

export const offerMails: readonly MailTemplate[] = [
  ...Object.values(studentMails),
  ...Object.values(companyMails),
  toTheOperator,
];
