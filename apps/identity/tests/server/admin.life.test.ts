import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertConfirmedAccount } from '../../src/accounts/account.repo.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** As `npm run admin:identity --` runs it, beside the running service. */
async function admin(...words: string[]) {
  const file = join(import.meta.dirname, '../../src/admin.ts');
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: service.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, out, err };
}

const because = ['--why', 'asked by mail', '--by', 'tester'];

test('shows, rehearses and erases an account, with operator and reason', async () => {
  const registration = {
    passwordHash: 'x',
    givenName: 'Linh',
    familyName: 'Tran',
    language: 'en' as const,
  };
  const { db, clock } = service;
  const id = await insertConfirmedAccount(db, 'linh@test.example', registration, clock.now());
  expect((await admin('show-account', 'LINH@test.example')).out).toContain(id);
  const dry = await admin('erase-account', id, '--dry-run', '--json');
  const rehearsed = JSON.parse(dry.out);
  expect([dry.code, rehearsed.result]).toEqual([0, { accountId: id }]);
  expect(rehearsed.changes['identity.account']).toMatchObject({ deleted: 1 });
  const erased = await admin('erase-account', 'linh@test.example', ...because, '--yes');
  expect(erased).toEqual({ code: 0, out: `Erased ${id}.\n`, err: '' });
  expect(await db.selectFrom('identity.account').select('id').execute()).toEqual([]);
  const noted = await db
    .selectFrom('audit')
    .select(['action', 'subject_id', 'request_id'])
    .execute();
  expect(noted).toEqual([
    {
      action: 'admin.erase-account',
      subject_id: id,
      request_id: 'admin, tester: asked by mail',
    },
  ]);
  const again = await admin('erase-account', id, ...because, '--yes');
  expect([again.code, again.err]).toEqual([1, 'There is no account with this address or id.\n']);
});

test('renews keys, and exits with 2 for unknown words', async () => {
  expect((await admin('rotate-keys')).out).toContain('The new key is published now');
  const wrong = await admin('erase-account', 'nonsense');
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('<address or id>')]);
});
