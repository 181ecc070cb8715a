import type { listCompanyConnects as endpoint } from '@engawa/contract/connect/company';
import type { Handler } from '../../../handler.ts';
import { presentForCompany } from '../connect.present.ts';
import { countForCompany, listForCompany } from '../lists/company-connections.repo.ts';
import { whichOf } from '../lists/connect-list.repo.ts';

export const listConnects: Handler<typeof endpoint> = async (call) => {
  const { db, actor, query, now, language } = call;
  const { companyId } = actor;
  const which = whichOf(query.req);
  const narrowing = { word: query.word || undefined, label: query.label, now };
  const search = { which, cursor: query.cursor, ...narrowing };
  const { page, nextCursor } = await listForCompany(db, companyId, search);
  const list = page.map((row) => presentForCompany(row, { now, language }));
  return {
    connectedUserLists: which === 'connected' ? list : [],
    connectWaitingUserLists: which === 'waiting' ? list : [],
    connectApplyingUserLists: which === 'applying' ? list : [],
    counts: await countForCompany(db, companyId, narrowing),
    nextCursor,
  };
};
