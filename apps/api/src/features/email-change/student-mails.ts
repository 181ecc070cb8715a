import type { Language } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';
import type { MailTemplate } from '@engawa/platform/mail/template';
import type { MailData } from '@engawa/platform/mail/words';
import type { StudentAddress } from './student.repo.ts';

const confirm: MailWords = {
  subject: { ja: '新しいメールアドレスの確認', en: 'Confirm your new email' },
  body: {
    ja: `${product.name}の学生アカウントで、メールアドレスをこのアドレスに変更する手続きを受け付けました。\n次のボタンから、変更を完了してください。`,
    en: `Somebody asked to make this the email of their ${product.name} student account.\nUse the button below to complete the change.`,
  },
  button: { ja: '変更を完了する', en: 'Complete the change' },
  note: {
    ja: 'このリンクは24時間有効で、一度だけ使えます。\nお心当たりがない場合は、このメールを破棄してください。何も変わりません。',
    en: 'The link works once, within 24 hours.\nIf you did not ask for this, please ignore this email. Nothing will change.',
  },
};

const taken: MailWords = {
  subject: { ja: 'メールアドレスを変更できません', en: 'Your email cannot be changed' },
  body: {
    ja: `${product.name}の学生アカウントで、メールアドレスをこのアドレスに変更する手続きがありました。\nこのアドレスは別の学生アカウントで使われているため、変更していません。`,
    en: `Somebody asked to make this the email of their ${product.name} student account.\nThis email already belongs to another student account, so nothing was changed.`,
  },
  note: {
    ja: 'ご自身の手続きの場合は、別のアドレスをお使いください。\nお心当たりがない場合は、このメールを破棄してください。',
    en: 'If it was you, please use another email.\nIf you did not ask for this, please ignore this email.',
  },
};

const changed: MailWords = {
  subject: { ja: 'メールアドレスを変更しました', en: 'Your email was changed' },
  body: {
    ja: `${product.name}の学生アカウントのメールアドレスを、{email} に変更しました。次回から、新しいアドレスでログインしてください。\nお心当たりがない場合は、7日以内に次のボタンから元に戻してください。`,
    en: `The email of your ${product.name} student account was changed to {email}. From now on, please sign in with the new one.\nIf this was not you, use the button below within seven days to bring the old one back.`,
  },
  button: { ja: '変更を元に戻す', en: 'Undo the change' },
  note: {
    ja: '元に戻すと、すべての端末からログアウトします。続けて、パスワードを再設定してください。',
    en: 'Undoing it signs you out on all devices. Please set a new password afterwards.',
  },
};

const undone: MailWords = {
  subject: {
    ja: 'メールアドレスの変更を元に戻しました',
    en: 'The change of your email was undone',
  },
  body: {
    ja: `${product.name}の学生アカウントのメールアドレスの変更は、以前のアドレスに届いたメールから取り消されました。ログインには以前のアドレスをお使いください。`,
    en: `The change of the email of your ${product.name} student account was undone from an email to the former address. Please sign in with that one.`,
  },
  note: {
    ja: 'すべての端末からログアウトしました。お心当たりがない場合は、サポートへご連絡ください。',
    en: 'You were signed out on all devices. If this was not you, please contact support.',
  },
};

export const studentEmailMails = {
  confirm: plainMail('student-email-change-confirm', confirm, { provesAddress: true }),
  taken: plainMail('student-email-change-taken', taken),
  changed: plainMail('student-email-changed', changed),
  undone: plainMail('student-email-change-undone', undone),
} as const satisfies Record<string, MailTemplate>;

/** One of the mails about a change, in the language of the student whose account it is. */
export const studentMail = (
  kind: keyof typeof studentEmailMails,
  { language }: StudentAddress,
  otherwise: Language,
  data: MailData,
) => ({ language: language ?? otherwise, template: studentEmailMails[kind].name, data });
