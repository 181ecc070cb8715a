import { demoRecruiters } from '@engawa/demo/try-as-people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDemoSetting } from '../../src/demo/apply-demo-setting.ts';
import { startDemoApp } from '../../testing/database/demo.ts';
import { createRecruiter, createStudent, signIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';
import { admin } from '../../testing/server/desk.ts';

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await startDemoApp();
  real = await startTestApp({ beside: demo, env: { ENGAWA_DEMO: 'off' } });
});
afterAll(async () => {
  await real.close();
  await demo.close();
});

const { email, password } = demoRecruiters[0] ?? { email: '', password: '' };
const login = (api: TestApp) =>
  new Browser(api).post('/v1/auth/recruiter-login', { email, password });
const overview = async (api: TestApp) => (await new Browser(api).get('/v1/overview')).json();
const rows = async <T extends object>(sql: string) =>
  (await demo.services.databases.pool.query<T>(sql)).rows;

describe('a demo that is switched off is closed', () => {
  test('published passwords and open sessions stop working', async () => {
    const inDemo = await login(demo);
    expect(inDemo.statusCode).toBe(200);
    expect(await applyDemoSetting(real.services)).toContain('demo-remove');
    expect((await login(real)).json().code).toBe('account_stopped');
    const account = await new Browser(real).get('/v1/company/account', bearer(inDemo));
    expect(account.json().code).toBe('session_expired');
    expect(await applyDemoSetting(real.services)).toBeUndefined();
  });

  test('its people are neither shown nor counted', async () => {
    const who = await createRecruiter(real);
    const student = await createStudent(real);
    const [event] = await rows<{ id: string }>(
      `select id from post where kind = 'event' and status = 'public' limit 1`,
    );
    const page = await real.app.inject({
      url: `/v1/student/event/${event?.id}`,
      headers: student.headers,
    });
    expect([event === undefined, page.statusCode]).toEqual([false, 404]);
    const found = await real.app.inject({
      url: '/v1/company/audience-options?name=Linh',
      headers: who.headers,
    });
    expect(found.json()).toMatchObject({ mayFind: true, students: [] });
    expect(await overview(real)).toMatchObject({ companies: 1, students: 1, demo: false });
  });

  test('a company verified by the demo needs the operator’s verification', async () => {
    const who = await createRecruiter(real, { verified: false });
    await demo.services.databases.pool.query(
      'update company set verified_at = now(), verified_in_demo = true where id = $1',
      [who.companyId],
    );
    await applyDemoSetting(real.services);
    const account = await real.app.inject({ url: '/v1/company/account', headers: who.headers });
    expect(account.json().user.verification).toBe('waiting');
  });

  test('it reopens when switched on; erased accounts stay erased', async () => {
    const [first, second] = await rows<{ id: string }>('select id from student where is_demo');
    const leaver = await signIn(demo, first?.id ?? '');
    await demo.services.databases.pool.query('update account set closed_at = null where id = $1', [
      first?.id,
    ]);
    const left = await demo.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: leaver.headers,
    });
    expect(left.statusCode).toBe(200);
    await applyDemoSetting(demo.services);
    expect((await login(demo)).statusCode).toBe(200);
    const open = await rows<{ id: string }>('select id from account where disabled_at is null');
    expect(open.some(({ id }) => id === second?.id)).toBe(true);
    expect(open.some(({ id }) => id === first?.id)).toBe(false);
  });
});

describe('demo-remove', () => {
  const remove = (api: TestApp) => admin(api, 'demo-remove');

  test('refuses while the demo is on', async () => {
    expect(await remove(demo)).toContain('ENGAWA_DEMO=off');
    expect(await countRows(demo, 'content')).toBeGreaterThan(50);
  });

  test('deletes its people, companies and files, and nobody else', async () => {
    const who = await createRecruiter(real);
    expect(await remove(real)).toMatch(/^Removed 47 students and 10 companies/);
    expect(await rows('select 1 from student where is_demo')).toEqual([]);
    expect(await rows('select 1 from company where is_demo')).toEqual([]);
    expect(await countRows(demo, 'content')).toBe(0);
    expect(await countRows(demo, 'stored_file')).toBe(0);
    const account = await real.app.inject({ url: '/v1/company/account', headers: who.headers });
    expect(account.statusCode).toBe(200);
  });
});
