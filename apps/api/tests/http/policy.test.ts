import type { AnyEndpoint, Level } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { specCalls } from '@engawa/contract/testing/spec-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  signIn,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
/** Account by name, null for a visitor; signed in per row, since one endpoint signs out. */
const callers: Record<string, string | null> = {};

const levels: Level[] = [0, 1, 2, 3];
const recruiters = levels.map((level) => `level ${level}`);
const disabled = ['disabled student', 'disabled recruiter'];
/** One per role: tests/strangers checks what others of the same role reach. */
const names = ['anonymous', 'student', ...recruiters, ...disabled];

beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'off', CALLS_PER_MINUTE: '100000' } });
  callers['anonymous'] = null;
  const owner = await createRecruiter(api);
  callers['level 0'] = owner.accountId;
  for (const level of levels.slice(1)) {
    const colleague = await createRecruiter(api, { level, companyId: owner.companyId });
    callers[`level ${level}`] = colleague.accountId;
  }
  callers['disabled student'] = (await createStudent(api)).accountId;
  const stopped = await createRecruiter(api, { level: 1, companyId: owner.companyId });
  callers['disabled recruiter'] = stopped.accountId;
  await api.services.databases.commands
    .updateTable('account')
    .set({ closed_at: api.clock.now() })
    .where(
      'id',
      'in',
      disabled.map((name) => callers[name] ?? ''),
    )
    .execute();
});
afterAll(() => api.close());

async function headersOf(name: string): Promise<Record<string, string>> {
  // One of the endpoints deletes the account.
  if (name === 'student') return (await createStudent(api)).headers;
  const accountId = callers[name];
  return accountId ? (await signIn(api, accountId)).headers : {};
}

const path = (endpoint: AnyEndpoint) =>
  endpoint.path.replace('{key}', 'k'.repeat(32)).replace(/\{\w+\}/g, crypto.randomUUID());

/** The response that the policy demands; undefined if the caller is allowed. */
function expected({ auth }: AnyEndpoint, caller: string): [number, string] | undefined {
  if (auth.kind === 'anyone') return undefined;
  if (auth.kind === 'demo') return [404, 'not_found'];
  if (caller === 'anonymous') return [401, 'not_signed_in'];
  if (disabled.includes(caller)) return [401, 'session_expired'];
  const kind = caller === 'student' ? 'student' : 'company';
  if (kind !== auth.kind) return [403, 'wrong_kind'];
  if (auth.kind === 'company' && !auth.levels.includes(Number(caller.at(-1)) as Level)) {
    return [403, 'wrong_level'];
  }
  return undefined;
}

const streams = (endpoint: AnyEndpoint) => endpoint.reply === 'signals';
// Allowed signal streams do not end, so only refusals are checked for them.
const matrix = endpoints
  .flatMap((endpoint) => names.map((name) => ({ endpoint, name })))
  .filter(({ endpoint, name }) => !streams(endpoint) || expected(endpoint, name));

describe('every endpoint, every caller', () => {
  test.each(matrix)('$endpoint.id as $name', async ({ endpoint, name }) => {
    const refusal = expected(endpoint, name);
    const reply = await api.app.inject({
      method: endpoint.method,
      url: path(endpoint),
      headers: await headersOf(name),
    });
    if (refusal) {
      expect([reply.statusCode, reply.json().code]).toEqual(refusal);
    } else {
      expect([401, 403, 405, 500]).not.toContain(reply.statusCode);
    }
  });
});

test('serves every endpoint of the contract by method and path', async () => {
  for (const { method, path: written } of specCalls) {
    const url = written.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const { statusCode } = await api.app.inject({ method, url });
    expect([method, url, [404, 405].includes(statusCode)]).toEqual([method, url, false]);
  }
});

describe('a session', () => {
  const account = (who: SignedIn) =>
    api.app.inject({ url: '/v1/company/account', headers: who.headers });

  test('that ended is refused at once', async () => {
    const recruiter = await createRecruiter(api);
    expect((await account(recruiter)).statusCode).toBe(200);
    await api.services.databases.commands
      .updateTable('session')
      .set({ ended_at: api.clock.now() })
      .where('account_id', '=', recruiter.accountId)
      .execute();
    expect((await account(recruiter)).statusCode).toBe(401);
  });

  test('that was demoted is refused at once', async () => {
    const recruiter = await createRecruiter(api, { level: 1 });
    await api.services.databases.commands
      .updateTable('account')
      .set({ level: 3 })
      .where('id', '=', recruiter.accountId)
      .execute();
    expect((await account(recruiter)).json().user.role).toBe(3);
  });

  test('expires after 3600 seconds', async () => {
    const recruiter = await createRecruiter(api);
    api.clock.advance(3599);
    expect((await account(recruiter)).statusCode).toBe(200);
    api.clock.advance(2);
    const reply = await account(recruiter);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      code: 'session_expired',
      message: 'ログインの有効期限が切れました',
    });
    const again = await signIn(api, recruiter.accountId);
    expect((await account(again)).statusCode).toBe(200);
  });

  test.each([
    'Bearer',
    'Bearer x',
    'Basic eDp5',
    `Bearer ${'a'.repeat(43)}`,
    `bearer ${'é'.repeat(43)}`,
  ])('an invalid token is refused: %s', async (authorization) => {
    const reply = await api.app.inject({ url: '/v1/company/account', headers: { authorization } });
    expect(reply.json().code).toBe('session_expired');
  });

  test('a hundred concurrent requests each get their own identity', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createRecruiter(api)));
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => account(people[at % 10] as SignedIn)),
    );
    replies.forEach((reply, at) => {
      expect(reply.json().user.id).toBe(people[at % 10]?.accountId);
    });
  });
});
