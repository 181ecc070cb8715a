import type { sendCompanyContact } from '@engawa/contract/contact/company';
import { contactFileDays } from '@engawa/contract/contact/limits';
import { nameFor } from '@engawa/contract/language';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { quotable } from '@engawa/platform/mail/quote';
import type { Handler } from '../../../handler.ts';
import { operatorLanguage } from '../../account/public.ts';
import { linkInMail, useFile } from '../../files/public.ts';
import { findRecruiter } from '../contact.repo.ts';
import { companyContactMail, contactCopyMail } from '../mails.ts';

interface Services {
  contact: string | undefined;
  secret: Buffer;
  origin: string;
}

/** To the people who run the service, who open the file by a link, and a copy to whoever wrote. */
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
        subject,
        message,
        ...file,
        name: quotable(writer.name),
        company: quotable(nameFor({ jp: writer.nameJp, en: writer.nameEn }, operatorLanguage)),
        replyTo: writer.email,
        companyId: actor.companyId,
        recruiterId: actor.accountId,
      },
    });
    outbox.mail({
      to: writer.email,
      language: writer.language ?? language,
      template: contactCopyMail.name,
      data: { subject, message, ...(file && { fileName: file.fileName }) },
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
