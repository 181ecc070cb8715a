import { listMailsFrom } from '@engawa/platform/mail/mailbox.repo';
import type { PersonalData } from '../../people/personal-data.ts';
import { contactMail } from './mails.ts';

/** What was written to the operator is a mail, which goes with the others. */
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
