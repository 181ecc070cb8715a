import { type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { plainMail } from '@engawa/platform/mail/plain-mail';
import { fill, type MailTemplate, need } from '@engawa/platform/mail/template';

const text = {
  toVerify: {
    subject: { ja: '確認待ちの企業があります', en: 'A company waits to be verified' },
    body: {
      ja: '次の企業が確認を待っています。登録または社名の変更がありました。\n\n企業名：「{company}」\n企業ID：{companyId}',
      en: 'The company below has signed up or changed its name, and waits to be verified.\n\nName: “{company}”\nId: {companyId}',
    },
    note: {
      ja: '実在する企業であること、担当者がその企業の方であることを確かめてから、次のコマンドを実行してください。\nnpm run admin -- verify-company {companyId} 企業名\n企業名は、確かめた名前を引用符で囲んで入力してください。その後に名前が変わっていれば、確認は行われません。',
      en: 'Once you have checked that the company exists and that the person works for it, run:\nnpm run admin -- verify-company {companyId} NAME\nType the name that you have checked, in quotation marks. If the company has another one by then, nothing is verified.',
    },
  },
  verified: {
    subject: { ja: '企業の確認が完了しました', en: 'Your company is verified' },
    body: {
      ja: '「{company}」の確認が完了しました。学生の検索、つながり申請など、すべての機能をお使いいただけます。',
      en: '“{company}” is now verified. You can find students, send connect requests and use everything else.',
    },
    button: { ja: `${product.name}を開く`, en: `Open ${product.name}` },
  },
  lost: {
    subject: {
      ja: '「確認済みの企業」の表示が外れました',
      en: 'Your company is no longer verified',
    },
    body: {
      ja: '貴社の「確認済みの企業」の表示が外れました。社名などの登録内容が変わったとき、または運営があらためて確認するときに外れます。\n運営が再び確認するまで、学生の検索とつながり申請は使えません。会社紹介や求人は公開したままにでき、応募や申込のあった学生とはやり取りを続けられます。\n確認に使う登録情報に、空欄や古い内容がないかご確認ください。',
      en: 'Your company has lost its mark as a verified company. This happens when its name or registration changes, or when we check it again.\nUntil it is verified again, finding students and connect requests are closed. Your profile and jobs can stay public, and you can go on writing with students who applied.\nPlease check that the facts we verify are complete and up to date.',
    },
    button: { ja: '会社の登録情報を開く', en: 'Open company information' },
  },
} as const satisfies Record<string, Record<string, Localized>>;

const alike: Localized = {
  ja: '次の確認済みの企業と同じか、紛らわしい名前です。\n{list}',
  en: 'Its name is the same as, or looks like, that of these verified companies:\n{list}',
};

export const companyToVerifyMail: MailTemplate = {
  name: 'company-to-verify',
  render: (data, language) => ({
    subject: fill(text.toVerify.subject, language, data),
    blocks: [
      { paragraph: fill(text.toVerify.body, language, data) },
      ...(data['list'] ? [{ paragraph: fill(alike, language, data) }] : []),
      { note: fill(text.toVerify.note, language, data) },
    ],
  }),
};

export const companyVerifiedMail: MailTemplate = {
  name: 'company-verified',
  render: (data, language) => ({
    subject: fill(text.verified.subject, language, data),
    blocks: [
      { paragraph: fill(text.verified.body, language, data) },
      { button: say(text.verified.button, language), url: need(data, 'url') },
    ],
  }),
};

/** Without the company's name: the current one is not verified. */
export const companyUnverifiedMail = plainMail('company-unverified', text.lost);
