/**
 * Feature mailbox. Demo only: the captured mails at `/demo/mailbox`. Decision 012.
 */

import { listMails, showMail } from '@engawa/contract/mailbox/demo';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import { findCaptured, listCaptured } from '@engawa/platform/mail/mailbox.repo';
import { presentMail, presentSummary } from './mailbox.present.ts';

export const mailboxRoutes = () => [
  bind(listMails, async ({ db, query }) => {
    const { page, next } = await listCaptured(db, query.before);
    return { mails: page.map(presentSummary), next };
  }),
  bind(showMail, async ({ db, params }) => ({
    mail: presentMail(found(await findCaptured(db, params.id))),
  })),
];
