import type { sendCompanyContact } from '@engawa/contract/contact/company';
import { contactFileDays } from '@engawa/contract/contact/limits';
import { type Localized, nameFor } from '@engawa/contract/language';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { quotable } from '@engawa/platform/mail/quote';
import { byCompany, operatorLanguage, toOperator } from '@engawa/platform/mail/words';
import type { Handler } from '../../../handler.ts';
import { linkInMail, useFile } from '../../files/public.ts';
import { findRecruiter } from '../contact.repo.ts';
import { companyContactMail, contactCopyMail } from '../mails.ts';

/** Anybody can register a company, so our mails do not quote an unverified one. */
const withoutCopy: Localized = {
  ja: '本文の控えは、企業の確認が完了するまでメールに掲載していません。',
  en: 'Until your company is verified, our emails do not repeat what you wrote.',
};

interface Services {
  contact: string | undefined;
  secret: Buffer;
  origin: string;
}

/** Sends the message to the operator, with links to the files, and a copy to the sender. */
export const sendMessage =
  (services: Services): Handler<typeof sendCompanyContact> =>
  async (call) => {
    const { tx, actor, body, language, outbox } = call;
    if (services.contact === undefined) return refuse('contact_unavailable');
    const writer = found(await findRecruiter(tx, actor.accountId));
    const { subject, message, fileId } = body;
    const file = fileId === null ? undefined : await sendFile(services, call, fileId);
    outbox.mail({
      to: services.contact,
      language: operatorLanguage,
      template: companyContactMail.name,
      data: {
        subject: toOperator(subject),
        message: toOperator(message),
        ...(file && { fileName: toOperator(file.fileName), fileUrl: file.fileUrl }),
        name: toOperator(quotable(writer.name)),
        company: toOperator(
          quotable(nameFor({ jp: writer.nameJp, en: writer.nameEn }, operatorLanguage)),
        ),
        replyTo: writer.email,
        companyId: actor.companyId,
        recruiterId: actor.accountId,
      },
    });
    const copied = writer.language ?? language;
    const own = (text: string, otherwise?: string) => byCompany(actor.companyId, text, otherwise);
    outbox.mail({
      to: writer.email,
      language: copied,
      template: contactCopyMail.name,
      data: {
        subject: own(subject, withoutCopy[copied]),
        message: own(message),
        ...(file && { fileName: own(file.fileName) }),
      },
    });
    return {};
  };

type Call = Parameters<typeof useFile>[0] & { now: Date };

async function sendFile(services: Services, call: Call, fileId: string) {
  const endsAt = new Date(call.now.getTime() + contactFileDays * 24 * 60 * 60 * 1000);
  const use = { fileId, purpose: 'contact', subject: `contact:${fileId}`, endsAt } as const;
  const { key, name } = await useFile(call, use);
  return { fileName: name, fileUrl: linkInMail(services, key, endsAt) };
}
