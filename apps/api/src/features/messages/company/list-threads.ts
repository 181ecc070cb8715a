import type { listCompanyThreads as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import { presentForCompany } from '../messages.present.ts';
import { listForCompany } from '../threads/company-threads.repo.ts';
import { narrowingOf } from '../threads/narrowing.ts';

export const listThreads: Handler<typeof endpoint> = async ({ db, actor, query, language }) => {
  const search = { ...narrowingOf(query, actor), cursor: query.cursor };
  const { page, nextCursor } = await listForCompany(db, actor.companyId, search);
  return { threads: page.map((row) => presentForCompany(row, language)), nextCursor };
};
