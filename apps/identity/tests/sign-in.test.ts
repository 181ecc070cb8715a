import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { begin, createAccount, goodPassword, signIn, signInWhole } from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    people: [
      {
        email: 'demo@students.example',
        password: 'demo-student-1',
        givenName: 'Demo',
        familyName: 'Person',
        language: 'ja',
        name: { ja: 'デモ さん', en: 'Demo <Person>' },
        note: { ja: '学生', en: 'A student' },
      },
    ],
  });
});
afterAll(() => service.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a wrong password and an unknown address', () => {
  const plain = (text: string) =>
    text.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/[\w.]+@school\.example/g, '');

  test('get the same response', async () => {
    const { email } = await createAccount(service);
    const one = await begin(service);
    const other = await begin(service);
    const wrong = await signIn(one, email, 'wrong word 1');
    const unknown = await signIn(other, 'nobody@school.example', 'wrong word 1');
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(wrong.status);
    expect(plain(unknown.text)).toBe(plain(wrong.text));
    expect(wrong.text).toContain(`value="${email}"`);
    expect(wrong.text).not.toContain('wrong word 1');
  });
});

describe('after many failures', () => {
  test('that address must wait; other addresses, and the person elsewhere, need not', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const statuses: number[] = [];
    for (let times = 0; times < 20; times += 1) {
      statuses.push((await signIn(flow, email, 'wrong word 1', from('203.0.113.9'))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(10).fill(429)]);
    const refused = await signIn(flow, email, goodPassword, from('203.0.113.9'));
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect((await signIn(flow, email, goodPassword, from('203.0.113.10'))).status).toBe(303);
    const other = await createAccount(service);
    const next = await begin(service);
    expect((await signIn(next, other.email, goodPassword, from('203.0.113.9'))).status).toBe(303);
    service.clock.advance(wait);
    const later = await begin(service);
    expect((await signIn(later, email, goodPassword, from('203.0.113.9'))).status).toBe(303);
  });

  test('twenty concurrent ones count as twenty', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(flow, email, 'wrong word 1', from('203.0.113.20'))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('successes do not count', async () => {
    const { email } = await createAccount(service);
    for (let times = 0; times < 12; times += 1) {
      const flow = await begin(service);
      expect((await signIn(flow, email, goodPassword, from('203.0.113.30'))).status).toBe(303);
    }
  });
});

describe('the form', () => {
  test('of another site, or of another browser, is refused', async () => {
    const { email } = await createAccount(service);
    const flow = await begin(service);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sub.evil.example' },
      { 'sec-fetch-site': 'none', origin: 'null' },
    ]) {
      const answer = await signIn(flow, email, goodPassword, headers);
      expect(answer.status).toBe(403);
    }
    const old = { 'sec-fetch-site': '', origin: 'https://evil.example' };
    expect((await signIn(flow, email, goodPassword, old)).status).toBe(403);
    const stranger = { ...flow, browser: new Browser(service.origin) };
    expect((await signIn(stranger, email, goodPassword)).status).toBe(400);
    expect((await signIn(flow, email, goodPassword)).status).toBe(303);
  });

  test('has a small limit', async () => {
    const flow = await begin(service);
    const answer = await signIn(flow, 'a@school.example', 'x'.repeat(40_000));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('refuses control characters', async () => {
    const flow = await begin(service);
    expect((await signIn(flow, 'a\0b@school.example', 'x')).status).toBe(400);
  });

  test('names every missing field', async () => {
    const flow = await begin(service, { parameters: { ui_locales: 'en' } });
    const answer = await signIn(flow, '', '');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please enter your email.');
    expect(answer.text).toContain('Please enter a password.');
  });
});

test('a closed account cannot sign in, and its session ends', async () => {
  const { id, email } = await createAccount(service);
  const { flow } = await signInWhole(service, email, goodPassword);
  await service.db
    .updateTable('identity.account')
    .set({ disabled_at: new Date() })
    .where('id', '=', id)
    .execute();
  const again = await begin(service, { browser: flow.browser });
  expect(again.screen.status).toBe(200);
  expect((await signIn(again, email, goodPassword)).status).toBe(422);
});

test('an erased account leaves nothing behind', async () => {
  const { id, email } = await createAccount(service);
  const { flow } = await signInWhole(service, email, goodPassword);
  expect(await service.identity.describe(id)).toMatchObject({ email });
  const request = { purpose: 'reset', email, language: 'ja', created_at: new Date() } as const;
  await service.db.insertInto('identity.mail_request').values(request).execute();
  await service.db
    .insertInto('mail')
    .values({ recipient: email, language: 'ja', template: 'x', data: '{}', created_at: new Date() })
    .execute();
  await service.identity.erase(id);
  expect(await service.identity.describe(id)).toBeUndefined();
  const again = await begin(service, { browser: flow.browser });
  expect(again.screen.text).toContain('current-password');
  const left = await service.db
    .selectFrom('identity.oidc_payload')
    .select('model')
    .where('account_id', '=', id)
    .execute();
  expect(left).toEqual([]);
  for (const table of ['identity.mail_request', 'mail'] as const) {
    const rows = await service.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(email);
  }
});

test('the demo offers people, who use the ordinary sign-in', async () => {
  const seeded = await service.identity.seed([
    {
      email: 'demo@students.example',
      password: 'demo-student-1',
      givenName: 'Demo',
      familyName: 'Person',
      language: 'ja',
      name: { ja: '', en: '' },
      note: { ja: '', en: '' },
    },
  ]);
  expect(seeded).toEqual([
    { email: 'demo@students.example', accountId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  const flow = await begin(service, { parameters: { ui_locales: 'en' } });
  expect(flow.screen.text).toContain('Demo &lt;Person&gt;');
  expect(flow.screen.text).toContain('value="demo-student-1"');
  expect((await signIn(flow, 'demo@students.example', 'demo-student-1')).status).toBe(303);
});
