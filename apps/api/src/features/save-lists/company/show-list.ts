import type { showSaveList as endpoint } from '@engawa/contract/save-lists/company';
import { found } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Handler } from '../../../handler.ts';
import { spendReading } from '../../reach/public.ts';
import { listAudiencesOf } from '../audiences-of-lists.repo.ts';
import { presentList, presentPerson } from '../lists.present.ts';
import { findRow } from '../lists.repo.ts';
import { listPeople } from '../people.repo.ts';

export const showList =
  ({ limits }: { limits: CallLimits }): Handler<typeof endpoint> =>
  async ({ db, actor, params, query, now, language }) => {
    const { companyId } = actor;
    const row = found(await findRow(db, companyId, params.id));
    const list = { companyId, listId: row.id };
    const [shown, { page, nextCursor }] = await Promise.all([
      listAudiencesOf(db, companyId, [row.id]),
      listPeople(db, list, { cursor: query.cursor, word: query.word || undefined }),
    ]);
    const people = page.map((one) => presentPerson(one, { now, language }));
    // Connected students do not count against the reading budget, as in the list of connections.
    const others = people.filter(({ open, connect }) => open && connect !== 'connected');
    await spendReading(limits, actor, others.length);
    return { saveDetail: { ...presentList(row, shown), people }, nextCursor };
  };
