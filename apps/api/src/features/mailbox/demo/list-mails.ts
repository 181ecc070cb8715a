import type { listMails as endpoint } from '@engawa/contract/mailbox/demo';
import type { Handler } from '../../../handler.ts';
import { presentSummary } from '../mailbox.present.ts';
import { listCaptured } from '../mailbox.repo.ts';

export const listMails: Handler<typeof endpoint> = async ({ db, query }) => {
  const { page, next } = await listCaptured(db, query.before);
  return { mails: page.map(presentSummary), next };
};
