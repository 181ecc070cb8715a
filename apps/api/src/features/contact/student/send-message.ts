import type { sendStudentContact } from '@engawa/contract/contact/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { byStudent, operatorLanguage, toOperator } from '@engawa/platform/mail/words';
import type { Handler } from '../../../handler.ts';
import { studentName } from '../../../people/student-name.ts';
import { lockWriter } from '../contact.repo.ts';
import { contactCopyMail, contactMail } from '../mails.ts';

/** Sends the message to the operator and a copy to the sender. */
export const sendMessage =
  ({ contact }: { contact: string | undefined }): Handler<typeof sendStudentContact> =>
  async ({ tx, actor, body, language, outbox }) => {
    if (contact === undefined) return refuse('contact_unavailable');
    const writer = found(await lockWriter(tx, actor.accountId));
    const { subject, message } = body;
    outbox.mail({
      to: contact,
      language: operatorLanguage,
      template: contactMail.name,
      data: {
        subject: toOperator(subject),
        message: toOperator(message),
        name: toOperator(studentName(writer)),
        replyTo: writer.email,
        studentId: writer.id,
      },
    });
    outbox.mail({
      to: writer.email,
      language: writer.language ?? language,
      template: contactCopyMail.name,
      data: { subject: byStudent(subject), message: byStudent(message) },
    });
    return {};
  };
