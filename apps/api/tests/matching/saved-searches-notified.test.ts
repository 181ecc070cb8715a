import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyNewStudents } from '../../src/features/student-search/public.ts';
import type { TalentSearch } from '../../src/features/talent-search/public.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { writtenTo } from '../../testing/files/daily-mail.ts';
import { emailOf } from '../../testing/files/mails.ts';
import { savedSearchCalls } from '../../testing/finding/saved-searches.ts';
import { block } from '../../testing/people/settings.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let calls: ReturnType<typeof savedSearchCalls>;
let random: Random;
beforeAll(async () => {
  api = await startTestApp();
  calls = savedSearchCalls(api);
  random = new Random(42);
});
afterAll(() => api.close());

const sql = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);
type Calls = typeof calls;
const send = (...asked: Parameters<Calls['send']>) => calls.send(...asked);
const keep = (...asked: Parameters<Calls['keep']>) => calls.keep(...asked);
const kept = (...asked: Parameters<Calls['kept']>) => calls.kept(...asked);

describe('new matching students are notified', () => {
  const hour = 3_600_000;
  const runJob = (later = 0, talent = api.services.talent) =>
    notifyNewStudents({
      commands: api.services.databases.commands,
      writer: api.services.server.outbox,
      talent,
      origin: 'https://engawa.example',
      clock: { now: () => new Date(api.clock.now().getTime() + later * hour) },
    });
  /** Ends the pause after the last run. */
  const endRest = () => sql('update recruiter set searches_rest_until = null');
  const told = async (by: SignedIn) =>
    (await notificationCalls(api).company.unread(by))
      .filter(({ kind }) => kind === 'searchFits')
      .map(({ about }) => [about.filter, about.count]);
  const mails = async (by: SignedInRecruiter) =>
    (await writtenTo(api, await emailOf(api, by))).filter(({ template }) =>
      ['search-fits', 'searches-fit'].includes(template),
    );
  /** Adds this many students whom companies find. */
  async function come(count: number): Promise<string[]> {
    api.clock.advance(2);
    const ids = await createFindable(api, random, count);
    await sql(
      `update student_search set shown = extract(epoch from $2::timestamptz - '2020-01-01Z') where student_id = any($1)`,
      [ids, api.clock.now()],
    );
    api.clock.advance(2);
    return ids;
  }

  beforeEach(() => sql('delete from kept_search'));

  test('once a day, in one mail, with students the company may find', async () => {
    await come(1);
    const who = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    await keep(who, '全員');
    await keep(who, '該当なし', { freeWord: 'どこにもない言葉' });
    await keep(colleague, '知らせない', {}, false);
    await runJob();
    expect([await told(who), await mails(who)]).toEqual([[], []]);

    await endRest();
    const [blocker = ''] = await come(3);
    await block(api, await signIn(api, blocker), who.companyId);
    await runJob();
    await runJob();
    expect(await told(who)).toEqual([['全員', 2]]);
    expect(await mails(who)).toMatchObject([
      {
        template: 'search-fits',
        data: {
          search: '「全員」',
          count: '2',
          url: expect.stringContaining('/company/engagement/search?kept='),
        },
      },
    ]);
    expect(await told(colleague)).toEqual([]);

    await keep(who, '日本在住', { from: 'japan' });
    await come(2);
    await runJob(23);
    expect(await told(who)).toHaveLength(1);
    await runJob(25);
    const names = (await told(who)).map(([name]) => `${name}`);
    expect(names.toSorted()).toEqual(['全員', '全員', '日本在住']);
    const [, second, ...more] = await mails(who);
    expect([second?.template, second?.data, more]).toMatchObject([
      'searches-fit',
      { searches: '2', list: expect.stringContaining('「日本在住」') },
      [],
    ]);
  });

  test('not to recruiters who may not search, nor by mail if switched off', async () => {
    const quiet = await createRecruiter(api);
    const { companyId } = quiet;
    const [unverified, suspended, interviewer, closed] = await Promise.all([
      createRecruiter(api, { verified: false }),
      createRecruiter(api),
      createRecruiter(api, { companyId, level: 2 }),
      createRecruiter(api, { companyId, level: 2 }),
    ]);
    for (const who of [unverified, suspended, interviewer, closed, quiet]) await keep(who, '全員');
    await sql('update company set suspended_at = now() where id = $1', [suspended.companyId]);
    await sql('update account set level = 3 where id = $1', [interviewer.accountId]);
    await sql('update account set closed_at = now() where id = $1', [closed.accountId]);
    await sql(
      `insert into recruiter_settings
         (recruiter_id, version, mail_connects, mail_messages, mail_applicants, mail_news, mail_searches, language)
       values ($1, 1, 'daily', 'daily', 'daily', 'never', 'never', 'ja')`,
      [quiet.accountId],
    );
    await come(1);
    await runJob();
    const { rows } = await sql(
      `select account_id as id from notification where kind = 'searchFits' and account_id = any($1)`,
      [[unverified, suspended, interviewer, closed, quiet].map(({ accountId }) => accountId)],
    );
    expect(rows).toEqual([{ id: quiet.accountId }]);
    expect(await mails(quiet)).toEqual([]);
  });

  const counting = (count: TalentSearch['count']): TalentSearch => ({
    ...api.services.talent,
    count,
  });

  test('even if another recruiter’s searches fail', async () => {
    const all = await Promise.all([createRecruiter(api), createRecruiter(api)]);
    const [first, second] = all.toSorted((one, other) =>
      one.accountId < other.accountId ? -1 : 1,
    );
    if (!first || !second) throw new Error('two recruiters');
    for (const who of all) await keep(who, '全員');
    await come(1);
    const failing = counting(async (queries) => {
      if (queries[0]?.asker === first.companyId) throw new Error('too slow');
      return api.services.talent.count(queries);
    });
    await expect(runJob(0, failing)).rejects.toMatchObject({ errors: [{ message: 'too slow' }] });
    expect([await told(first), await told(second)]).toEqual([[], [['全員', 1]]]);
    await runJob(1);
    expect(await told(first)).toEqual([['全員', 1]]);
  });

  test('again some hours after a run without matches, without locking rows meanwhile', async () => {
    const who = await createRecruiter(api);
    await keep(who, '全員');
    await keep(who, '変わる');
    let looks = 0;
    const talent = counting(async (queries) => {
      looks += 1;
      return queries.map(() => ({ count: 0, isExact: true }));
    });
    for (const later of [0, 1, 5]) await runJob(later, talent);
    expect(looks).toBe(2);
    const [, changing] = await kept(who);
    // The search is replaced while its matches are counted, so this count is dropped.
    const estimating = counting(async (queries) => {
      const reply = await keep(who, changing.name, { japaneseLevel: 6 });
      expect([reply.statusCode, reply.json().searches.length]).toEqual([200, 2]);
      return queries.map(() => ({ count: 7, isExact: false }));
    });
    api.clock.advance(2);
    await runJob(6, estimating);
    expect(await told(who)).toEqual([['全員', undefined]]);
    expect(await mails(who)).toMatchObject([{ data: { search: '「全員」', count: '約7' } }]);
  });

  test('once a day also if a search was deleted and saved again, or replaced by an equal one', async () => {
    const who = await createRecruiter(api);
    await keep(who, '全員');
    await come(1);
    await keep(who, '全員');
    await runJob();
    const [{ id }] = await kept(who);
    await send('DELETE', `/${id}`, who);
    await keep(who, '全員');
    await come(1);
    await runJob(1);
    expect(await mails(who)).toHaveLength(1);
    await runJob(23.6);
    expect(await mails(who)).toHaveLength(2);
  });

  test('not for a search with a removed criterion', async () => {
    const who = await createRecruiter(api);
    await keep(who, '業界', { industry: [6] });
    await sql(`update kept_search set filter = '{"industry": [99]}' where recruiter_id = $1`, [
      who.accountId,
    ]);
    await come(1);
    await runJob();
    expect(await told(who)).toEqual([]);
  });
});
