import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';

const note: Localized = {
  ja: `このお知らせは、${product.name}の設定でいつでも止められます。`,
  en: `You can turn these emails off at any time in your ${product.name} settings.`,
};

/** The data has quoted names and titles. The text of an outcome is shown in the product only. */
const template = (name: string, words: MailWords): MailTemplate =>
  plainMail(name, { ...words, note });

export const applicationMails = {
  outcome: template('application-outcome', {
    subject: { ja: '{name}から選考結果が届きました', en: 'You have heard back from {name}' },
    body: {
      ja: '{name}に応募した求人{job}の選考結果が届きました。',
      en: 'There is an outcome for your application to {name}: {job}.',
    },
    button: { ja: '結果を見る', en: 'See the outcome' },
  }),
  confirm: template('application-confirm', {
    subject: {
      ja: '{name}の応募ページで、応募は完了しましたか？',
      en: 'Did you finish applying to {name}?',
    },
    body: {
      ja: '{name}の求人{job}の応募ページを開きました。応募が完了していたら、マイページで「応募済み」にしてください。',
      en: 'You opened the application page of {name} for {job}. If you have applied there, please mark it as applied.',
    },
    button: { ja: '応募状況を開く', en: 'Open my applications' },
  }),
  receipt: template('application-receipt', {
    subject: { ja: '{name}への応募を送信しました', en: 'You have applied to {name}' },
    body: {
      ja: '{name}の求人{job}に応募しました。企業からの返答があると、お知らせします。送った内容は応募状況でいつでも確認できます。',
      en: 'You have applied to {name} for {job}. We will let you know when the company answers. You can see what you sent in your applications at any time.',
    },
    button: { ja: '応募状況を開く', en: 'Open my applications' },
  }),
  receiptElsewhere: template('application-receipt-elsewhere', {
    subject: { ja: '{name}への応募を記録しました', en: 'Your application to {name} is recorded' },
    body: {
      ja: '{name}の応募ページで、求人{job}に応募したことを記録しました。選考の連絡と結果は、企業から直接届きます。',
      en: 'We have recorded that you applied for {job} on the application page of {name}. News and the result come directly from the company.',
    },
    button: { ja: '応募状況を開く', en: 'Open my applications' },
  }),
  applied: template('application-received', {
    subject: { ja: '{name}さんから応募が届きました', en: '{name} has applied' },
    body: {
      ja: '{name}さんから、求人{job}への応募が届きました。7日以内のお返事をおすすめします。',
      en: '{name} has applied for {job}. We recommend answering within 7 days.',
    },
    button: { ja: '応募を見る', en: 'See the application' },
  }),
  waiting: template('applicants-waiting', {
    subject: {
      ja: 'お返事を待っている応募者がいます（{count}名）',
      en: 'Applicants are waiting for an answer ({count})',
    },
    body: {
      ja: '応募から{days}日が過ぎても、お返事を待っている応募者が{count}名います。',
      en: 'Applicants who have been waiting for an answer for {days} days: {count}.',
    },
    button: { ja: '応募者を見る', en: 'See the applicants' },
  }),
} as const;

export const allApplicationMails: readonly MailTemplate[] = Object.values(applicationMails);
