import { listMailsFrom } from '@engawa/platform/mail/mailbox.repo';
import type { PersonalData } from '../../people/personal-data.ts';
import { contactMail } from './mails.ts';

/** A message to the operator exists only as a mail, and is deleted with the other mails. */
export const contactData: PersonalData = {
  tables: {},
  show: async ({ db, student }) => {
    const mails = await listMailsFrom(db, contactMail.name, student.email);
    return {
      messagesToUs: mails.map(({ data, ...dates }) => ({
        subject: data?.subject ?? null,
        message: data?.message ?? null,
        ...dates,
      })),
    };
  },
};
