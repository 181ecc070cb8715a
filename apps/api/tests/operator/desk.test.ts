import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { createFullStudent, type FullStudent } from '../../testing/people/full-student.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin, atDesk } from '../../testing/server/desk.ts';
import { tablesWith } from '../../testing/server/traces.ts';

let api: TestApp;
let who: SignedInRecruiter;
/** Names with direction marks, which no command may print. */
const [nameJp, nameEn] = ['星\u2066空電機', 'Hoshizora Denki'];
const name = `${nameJp} / ${nameEn}`;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
  who = await createRecruiter(api, { verified: false });
  const named = 'update company set name_jp = $2, name_en = $3 where id = $1';
  await api.services.databases.pool.query(named, [who.companyId, nameJp, nameEn]);
});
afterAll(() => api.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await api.services.databases.pool.query(text, values)).rows;
const verifiedAt = async () =>
  (await rows('select verified_at from company where id = $1', [who.companyId]))[0].verified_at;
const tracesOf = ({ stored }: FullStudent) => tablesWith(api.services.databases.commands, stored);
const verify = () => ['verify-company', who.companyId, name];
const because = ['--why', '登記を確認した'];

describe('operator commands', () => {
  test.each([
    [[], 0, 'what should be done?'],
    [['help'], 0, 'verify-company <company id> <its name>'],
    [['--help'], 0, 'verify-company <company id> <its name>'],
    [['help', 'reports', 'decide'], 0, 'Closes a report and tells whoever reported'],
    [['suspend-company', '--help'], 0, 'It cannot be undone, or closes somebody out'],
  ])('%j exits with %i and “%s”', async (words, code, text) => {
    const said = await atDesk(api, words);
    expect([said.code, said.err]).toEqual([code, '']);
    expect(said.out).toContain(text);
  });

  test.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['help', 'nonsense'], 'There is no command "nonsense".'],
    [['verify-company', 'hoshizora'], 'expected an id such as'],
    [['verify-company', crypto.randomUUID(), 'X'], '--why <text> is missing'],
    [['erase-student', 'a@b.example', ...because], 'add --yes to do it, or --dry-run'],
    [['health', '--dry-run'], '--dry-run is for what acts'],
  ])('%j is unknown: “%s”', async (words, text) => {
    const said = await atDesk(api, words);
    expect([said.code, said.out]).toEqual([2, '']);
    expect(said.err).toContain(text);
    const json = await atDesk(api, [...words, '--json']);
    expect([json.code, json.err]).toEqual([2, '']);
    expect(JSON.parse(json.out)).toEqual({ error: expect.stringContaining(text) });
  });
});

describe('an act', () => {
  test('is rehearsed without changes, and lists the rows it would change', async () => {
    const said = await atDesk(api, [...verify(), '--dry-run', '--json']);
    expect(said.code).toBe(0);
    const { dryRun, result, changes } = JSON.parse(said.out);
    expect({ dryRun, result }).toMatchObject({
      dryRun: true,
      result: { companyId: who.companyId, facts: { nameJp }, lookAlikes: [] },
    });
    expect(said.out).toContain('星\\u2066空電機');
    expect(changes).toMatchObject({
      company: { added: 0, changed: 1, deleted: 0 },
      notification: { added: 1 },
      mail: { added: 1 },
      audit: { added: 1 },
      operator_act: { added: 1 },
    });
    expect(await verifiedAt()).toBeNull();
    expect(await rows('select 1 from mail')).toEqual([]);
    expect(await rows('select 1 from audit where subject_id = $1', [who.companyId])).toEqual([]);
  });

  test('is done, with operator and reason in the audit', async () => {
    const said = await atDesk(api, [...verify(), '--by', '佐藤', ...because, '--json']);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(said.out)).toMatchObject({
      command: 'verify-company',
      result: { companyId: who.companyId },
    });
    expect(await verifiedAt()).toEqual(api.clock.now());
    const trail = await admin(api, 'audit', who.companyId);
    expect(trail).toContain(`${who.companyId}: company`);
    expect(trail).toContain('admin.verify-company  by operator 佐藤');
    expect(trail).toContain('because: 登記を確認した');
    const again = await atDesk(api, ['audit', who.companyId, '--json', '--by', '鈴木']);
    const { acts } = JSON.parse(again.out).result;
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'admin.verify-company',
      'admin.audit',
    ]);
  });

  test('that is impossible fails with a message, and leaves nothing', async () => {
    const before = await rows('select count(*) from audit');
    const words = ['verify-company', crypto.randomUUID(), name, ...because];
    expect(await atDesk(api, words)).toEqual({
      code: 1,
      out: '',
      err: 'There is no company with this id.\n',
    });
    expect(await rows('select count(*) from audit')).toEqual(before);
  });

  test('without a confirmation is done directly', async () => {
    const said = await atDesk(api, ['set-plan', who.companyId, 'premium', ...because], 'no');
    expect([said.code, said.out]).toEqual([0, `${who.companyId}: free → premium.\n`]);
    const plan = await api.app.inject({ url: '/v1/company/plan', headers: who.headers });
    expect(JSON.stringify(plan.json())).toContain('null');
    expect(await admin(api, 'set-plan', who.companyId, 'premium')).toContain('already');
    expect(await admin(api, 'set-plan', crypto.randomUUID(), 'free')).toContain('no company');
  });
});

describe('erasing', () => {
  test('shows the rows per table and asks; no changes nothing, yes erases', async () => {
    const person = await createFullStudent(api);
    const words = ['erase-student', person.email, ...because];
    const dry = await atDesk(api, [...words, '--dry-run', '--json']);
    const { changes } = JSON.parse(dry.out);
    for (const table of [
      'student',
      'session',
      'student_university',
      'stored_file',
      'scholarship_entry',
    ]) {
      expect(changes[table]?.deleted, table).toBeGreaterThan(0);
    }
    expect(changes.account).toMatchObject({ changed: 1, deleted: 0 });
    const no = await atDesk(api, words, 'n');
    expect([no.code, no.out]).toEqual([1, '']);
    for (const part of ['  student: 1 deleted', 'Do it?', 'Nothing was changed.']) {
      expect(no.err).toContain(part);
    }
    expect(await tracesOf(person)).not.toEqual([]);
    const yes = await atDesk(api, words, 'yes');
    expect([yes.code, yes.out]).toEqual([
      0,
      `Erased ${person.accountId}; the running server removes the files.\n`,
    ]);
    expect(await tracesOf(person)).toEqual([]);
  });
});

test('ids are found by name or address', async () => {
  const [{ name_en }] = await rows('select name_en from company where id = $1', [who.companyId]);
  const named = await admin(api, 'find-company', name_en.slice(1, 6).toUpperCase());
  expect(named).toContain(who.companyId);
  expect(await admin(api, 'find-company', '%')).toBe('Nobody.');
  expect(await admin(api, 'find-person', who.email.toUpperCase())).toBe(
    `${who.accountId} recruiter, level 0, of ${who.companyId}`,
  );
  expect(await admin(api, 'find-person', 'nobody@test.example')).toBe('Nobody.');
});

describe('dead letters', () => {
  const bury = async (): Promise<string> => {
    const [row] = await rows(
      `insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
       values ('dead-letters', '{"requestId":"1"}', 'housekeeping', 8, '{"type":"Error"}')
       returning id`,
    );
    return row.id;
  };

  test('are listed, shown, redriven and dropped, one by one', async () => {
    const [first, second] = [await bury(), await bury()];
    const listed = await admin(api, 'dead-letters');
    for (const id of [first, second]) expect(listed).toContain(`housekeeping ${id}`);
    const shown = await admin(api, 'dead-letters', 'show', first);
    for (const part of ['after 9 tries', '{"requestId":"1"}', '{"type":"Error"}']) {
      expect(shown).toContain(part);
    }
    expect(await admin(api, 'redrive', first)).toBe('1 jobs will be tried again.');
    expect(await admin(api, 'dead-letters', 'show', first)).toContain('no dead letter');
    const dry = await atDesk(api, ['dead-letters', 'drop', second, '--dry-run']);
    expect(dry.out).toContain('1 deleted');
    expect(await admin(api, 'dead-letters', 'drop', second)).toContain(`Dropped housekeeping`);
    expect(await admin(api, 'dead-letters')).toBe('No dead letters.');
    expect(await admin(api, 'redrive')).toBe('0 jobs will be tried again.');
  });
});

test('the health report counts waiting work and sizes', async () => {
  await createStudent(api);
  const said = await atDesk(api, ['health', '--json']);
  const { result } = JSON.parse(said.out);
  expect(result).toMatchObject({
    deadLetters: 0,
    mails: { count: expect.any(Number) },
    index: { inMemory: false, students: expect.any(Number) },
    suspended: { companies: 0, people: 0 },
  });
  expect(result.database.bytes).toBeGreaterThan(1_000_000);
  expect(result.database.largest.length).toBeGreaterThan(5);
  expect(result.backups).toMatchObject({ folder: './backups', count: expect.any(Number) });
  expect((await atDesk(api, ['health'])).out).toContain('To be looked at:');
});
