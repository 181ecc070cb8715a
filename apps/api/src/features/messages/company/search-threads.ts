import type { searchCompanyThreads as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import { presentForCompany } from '../messages.present.ts';
import { partyOf } from '../party.ts';
import { hitsOf } from '../search/hits.ts';
import { searchForCompany } from '../search/search.repo.ts';
import { listTheseForCompany } from '../threads/company-threads.repo.ts';
import { narrowingOf } from '../threads/narrowing.ts';

export const searchThreads: Handler<typeof endpoint> = async ({ db, actor, query, language }) => {
  const { word } = query;
  const rows = await searchForCompany(db, actor.companyId, { ...narrowingOf(query, actor), word });
  const { ids, hits, more } = hitsOf(rows, word);
  if (ids.length === 0) return { threads: [], more };
  const threads = await listTheseForCompany(db, partyOf(actor), ids);
  return {
    threads: threads.map((row) => presentForCompany(row, language, hits.get(row.id))),
    more,
  };
};
