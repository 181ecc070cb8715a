import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';

const left: MailWords = {
  subject: { ja: '「{company}」のチームから退出しました', en: 'You have left “{company}”' },
  body: {
    ja: `${product.name}の「{company}」のチームから退出し、アカウントを削除しました。ご利用ありがとうございました。`,
    en: `You have left the team of “{company}” on ${product.name}, and your account there was deleted. Thank you for having been with us.`,
  },
  note: {
    ja: 'もう一度参加するには、社内の管理者に招待を依頼してください。お心当たりがない場合も、社内の管理者にご連絡ください。',
    en: 'To come back, ask an administrator of the company for an invitation. If this was not you, please tell them, too.',
  },
};

const memberLeft: MailWords = {
  subject: { ja: '「{leaver}」さんがチームから退出しました', en: '“{leaver}” has left the team' },
  body: {
    ja: `${product.name}の「{company}」のチームから、「{leaver}」さんが退出しました。ログインはできなくなり、担当していたコンテンツは引き継がれています。`,
    en: `“{leaver}” has left the team of “{company}” on ${product.name}. They can no longer sign in, and what they took care of was handed over.`,
  },
  note: {
    ja: 'このメールは、オーナーの方にお送りしています。',
    en: 'You get this email as an owner of the company.',
  },
};

export const leavingMails = {
  left: plainMail('company-left', left),
  memberLeft: plainMail('member-left', memberLeft),
} as const satisfies Record<string, MailTemplate>;
