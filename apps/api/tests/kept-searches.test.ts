import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellOfNewStudents } from '../src/features/student-search/public.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { writtenTo } from '../testing/daily-mail.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../testing/factories.ts';
import { emailOf } from '../testing/mails.ts';
import { notificationCalls } from '../testing/notifications.ts';
import { block } from '../testing/settings.ts';
import { createFindable } from '../testing/talent.ts';

let api: TestApp;
let random: Random;
beforeAll(async () => {
  api = await startTestApp();
  random = new Random(42);
});
afterAll(() => api.close());

const sql = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by: SignedIn, payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/company/search-student/kept${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const keep = (by: SignedIn, name: string, filter: object = {}, notify = true) =>
  send('POST', '', by, { name, filter, notify });
const kept = async (by: SignedIn) => (await send('GET', '', by)).json().searches;

describe('a search is kept', () => {
  test('under a name, by one person, replaced, renamed and forgotten', async () => {
    const who = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    await keep(who, 'N2 IT', { japaneseLevel: 4 });
    const reply = await keep(who, 'n2 it', {
      japaneseLevel: 4,
      industry: [6],
      certifiedOnly: true,
    });
    const { searches } = reply.json();
    expect(searches).toMatchObject([
      { name: 'n2 it', filter: { japaneseLevel: 4, industry: [6], certifiedOnly: true } },
    ]);
    expect(await kept(colleague)).toEqual([]);
    const [{ id }] = searches;
    expect((await send('DELETE', `/${id}`, colleague)).statusCode).toBe(404);

    await keep(who, '経済');
    const taken = await send('POST', `/${id}`, who, { name: '経済' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'kept_search_exists']);
    const renamed = await send('POST', `/${id}`, who, { name: 'IT', notify: false });
    expect(renamed.json().searches).toMatchObject([{ id, name: 'IT', notify: false }, {}]);
    expect((await send('DELETE', `/${id}`, who)).json().searches).toMatchObject([{ name: '経済' }]);
    const nonsense = await keep(who, 'x', { graduationFrom: '2027-04', graduationTo: '2026-04' });
    expect([nonsense.statusCode, Object.keys(nonsense.json().fields)]).toEqual([
      422,
      ['filter.graduationTo'],
    ]);
  });

  test('while there is room, and two at once do not keep one more', async () => {
    const who = await createRecruiter(api);
    for (let at = 1; at < studentSearchLimits.keptSearches; at += 1) await keep(who, `${at}`);
    const replies = await Promise.all([keep(who, 'one'), keep(who, 'other')]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('by those who search: interviewers have none', async () => {
    const interviewer = await createRecruiter(api, { level: 3 });
    const replies = [await send('GET', '', interviewer), await keep(interviewer, 'x')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  test('until its keeper leaves', async () => {
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

describe('new people who fit are told of', () => {
  const hour = 3_600_000;
  const tell = (later = 0) =>
    tellOfNewStudents({
      commands: api.services.databases.commands,
      writer: api.services.server.outbox,
      talent: api.services.talent,
      origin: 'https://engawa.example',
      now: new Date(api.clock.now().getTime() + later * hour),
    });
  const told = async (by: SignedIn) =>
    (await notificationCalls(api).company.unread(by))
      .filter(({ kind }) => kind === 'searchFits')
      .map(({ about }) => [about.filter, about.count]);
  const mails = async (by: SignedInRecruiter) =>
    (await writtenTo(api, await emailOf(api, by))).filter(({ template }) =>
      ['search-fits', 'searches-fit'].includes(template),
    );
  /** So many more whom companies find from now on. */
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

  test('once a day, in one mail, with whom the company may find', async () => {
    await come(1);
    const who = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    await keep(who, '全員');
    await keep(who, '該当なし', { freeWord: 'どこにもない言葉' });
    await keep(colleague, '知らせない', {}, false);
    await tell();
    expect([await told(who), await mails(who)]).toEqual([[], []]);

    const [blocker = ''] = await come(3);
    await block(api, await signIn(api, blocker), who.companyId);
    await tell();
    await tell();
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
    await tell(23);
    expect(await told(who)).toHaveLength(1);
    await tell(25);
    const names = (await told(who)).map(([name]) => `${name}`);
    expect(names.toSorted()).toEqual(['全員', '全員', '日本在住']);
    const [, second, ...more] = await mails(who);
    expect([second?.template, second?.data, more]).toMatchObject([
      'searches-fit',
      { searches: '2', list: expect.stringContaining('「日本在住」') },
      [],
    ]);
  });

  test('but not to whoever may not search, nor by mail to whoever wants none', async () => {
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
    await sql('update account set disabled_at = now() where id = $1', [closed.accountId]);
    await sql(
      `insert into recruiter_settings
         (recruiter_id, version, mail_connects, mail_messages, mail_applicants, mail_news, mail_searches, language)
       values ($1, 1, 'daily', 'daily', 'daily', 'never', 'never', 'ja')`,
      [quiet.accountId],
    );
    await come(1);
    await tell();
    const { rows } = await sql(
      `select account_id as id from notification where kind = 'searchFits' and account_id = any($1)`,
      [[unverified, suspended, interviewer, closed, quiet].map(({ accountId }) => accountId)],
    );
    expect(rows).toEqual([{ id: quiet.accountId }]);
    expect(await mails(quiet)).toEqual([]);
  });
});
