import type { Localized } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { type MailWords, plainMail } from '@engawa/platform/mail/plain-mail';

/** The words that differ between the two sides: the name of the account and whom to contact. */
interface Called {
  account: Localized;
  another: Localized;
  ifTaken: Localized;
  help: Localized;
}

function wordsFor({ account, another, ifTaken, help }: Called) {
  const confirm: MailWords = {
    subject: { ja: '新しいメールアドレスの確認', en: 'Confirm your new email' },
    body: {
      ja: `${product.name}の${account.ja}で、メールアドレスをこのアドレスに変更する手続きを受け付けました。\n次のボタンから、変更を完了してください。`,
      en: `Somebody asked to make this the email of their ${product.name} ${account.en}.\nUse the button below to complete the change.`,
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
      ja: `${product.name}の${account.ja}で、メールアドレスをこのアドレスに変更する手続きがありました。\nこのアドレスは${another.ja}で使われているため、変更していません。`,
      en: `Somebody asked to make this the email of their ${product.name} ${account.en}.\nThis email already belongs to ${another.en}, so nothing was changed.`,
    },
    note: {
      ja: `ご自身の手続きの場合は、${ifTaken.ja}。\nお心当たりがない場合は、このメールを破棄してください。`,
      en: `If it was you, please ${ifTaken.en}.\nIf you did not ask for this, please ignore this email.`,
    },
  };
  const changed: MailWords = {
    subject: { ja: 'メールアドレスを変更しました', en: 'Your email was changed' },
    body: {
      ja: `${product.name}の${account.ja}のメールアドレスを、{email} に変更しました。次回から、新しいアドレスでログインしてください。\nお心当たりがない場合は、7日以内に次のボタンから元に戻してください。`,
      en: `The email of your ${product.name} ${account.en} was changed to {email}. From now on, please sign in with the new one.\nIf this was not you, use the button below within seven days to bring the old one back.`,
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
      ja: `${product.name}の${account.ja}のメールアドレスの変更は、以前のアドレスに届いたメールから取り消されました。ログインには以前のアドレスをお使いください。`,
      en: `The change of the email of your ${product.name} ${account.en} was undone from an email to the former address. Please sign in with that one.`,
    },
    note: {
      ja: `すべての端末からログアウトしました。お心当たりがない場合は、${help.ja}。`,
      en: `You were signed out on all devices. If this was not you, please ${help.en}.`,
    },
  };
  return { confirm, taken, changed, undone };
}

const ofCompany = wordsFor({
  account: { ja: '「{company}」のアカウント', en: 'account at “{company}”' },
  another: { ja: '「{company}」の別のアカウント', en: 'another account of “{company}”' },
  ifTaken: {
    ja: '別のアドレスを使うか、社内の管理者にご相談ください',
    en: 'use another email or ask an administrator of your company',
  },
  help: { ja: '社内の管理者にご連絡ください', en: 'tell an administrator of your company' },
});

const ofStudent = wordsFor({
  account: { ja: '学生アカウント', en: 'student account' },
  another: { ja: '別の学生アカウント', en: 'another student account' },
  ifTaken: { ja: '別のアドレスをお使いください', en: 'use another email' },
  help: { ja: 'サポートへご連絡ください', en: 'contact support' },
});

const mailsOf = (prefix: string, words: ReturnType<typeof wordsFor>) => ({
  confirm: plainMail(`${prefix}email-change-confirm`, words.confirm, { provesAddress: true }),
  taken: plainMail(`${prefix}email-change-taken`, words.taken),
  changed: plainMail(`${prefix}email-changed`, words.changed),
  undone: plainMail(`${prefix}email-change-undone`, words.undone),
});

export const emailMails = {
  company: mailsOf('', ofCompany),
  student: mailsOf('student-', ofStudent),
};

export type EmailMailKind = keyof ReturnType<typeof mailsOf>;
