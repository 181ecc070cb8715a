import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { savedSearchCalls } from '../../testing/finding/saved-searches.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof savedSearchCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = savedSearchCalls(api);
});
afterAll(() => api.close());

const sql = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);
type Calls = typeof calls;
const send = (...asked: Parameters<Calls['send']>) => calls.send(...asked);
const keep = (...asked: Parameters<Calls['keep']>) => calls.keep(...asked);
const kept = (...asked: Parameters<Calls['kept']>) => calls.kept(...asked);

describe('saved searches', () => {
  test('have a name and an owner, and are replaced, renamed and deleted', async () => {
    const who = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    const [before] = (await keep(who, 'N2 IT', { japaneseLevel: 4 })).json().searches;
    const reply = await keep(who, 'n2 it', {
      japaneseLevel: 4,
      industry: [6],
      certifiedOnly: true,
    });
    const { searches } = reply.json();
    expect(searches).toMatchObject([
      {
        id: before.id,
        name: 'n2 it',
        filter: { japaneseLevel: 4, industry: [6], certifiedOnly: true },
      },
    ]);
    expect(await kept(colleague)).toEqual([]);
    const [{ id }] = searches;
    expect((await send('DELETE', `/${id}`, colleague)).statusCode).toBe(404);

    await keep(who, '経済');
    const taken = await send('POST', `/${id}`, who, { name: '経済' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'kept_search_exists']);
    // JavaScript and PostgreSQL lower-case the final sigma differently.
    await keep(who, 'ΟΔΟΣ');
    const [{ same }] = (await sql(`select lower('ΟΔΟΣ') = lower('οδοσ') as same`)).rows;
    const greek = await send('POST', `/${id}`, who, { name: 'οδοσ' });
    expect(greek.statusCode).toBe(same ? 409 : 200);
    const [last] = (await kept(who)).filter((one: { name: string }) => one.name === 'ΟΔΟΣ');
    await send('DELETE', `/${last.id}`, who);
    const renamed = await send('POST', `/${id}`, who, { name: 'IT', notify: false });
    expect(renamed.json().searches).toMatchObject([{ id, name: 'IT', notify: false }, {}]);
    expect((await send('DELETE', `/${id}`, who)).json().searches).toMatchObject([{ name: '経済' }]);
    const nonsense = await keep(who, 'x', { graduationFrom: '2027-04', graduationTo: '2026-04' });
    expect([nonsense.statusCode, Object.keys(nonsense.json().fields)]).toEqual([
      422,
      ['filter.graduationTo'],
    ]);
  });

  test('are limited, also concurrently', async () => {
    const who = await createRecruiter(api);
    for (let at = 1; at < studentSearchLimits.savedSearches; at += 1) await keep(who, `${at}`);
    const replies = await Promise.all([keep(who, 'one'), keep(who, 'other')]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('are for searching recruiters: interviewers have none', async () => {
    const interviewer = await createRecruiter(api, { level: 3 });
    const replies = [await send('GET', '', interviewer), await keep(interviewer, 'x')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  test('are deleted when their owner leaves', async () => {
    const owner = await createRecruiter(api, { level: 0 });
    const who = await createRecruiter(api, { companyId: owner.companyId });
    await keep(who, '残らない');
    const gone = await api.app.inject({
      method: 'DELETE',
      url: `/v1/company/team/member/${who.accountId}`,
      headers: owner.headers,
    });
    expect([gone.statusCode, gone.body]).toEqual([200, gone.body]);
    const { rows } = await sql('select from kept_search where recruiter_id = $1', [who.accountId]);
    expect(rows).toEqual([]);
  });
});
