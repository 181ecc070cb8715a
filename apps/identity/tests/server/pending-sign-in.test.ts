import { hashPassword } from '@engawa/platform/auth/passwords';
import { until } from '@engawa/platform/testing/waiting/until';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '../../src/accounts/account.repo.ts';
import { deleteByAccount } from '../../src/provider/oidc-payload.repo.ts';
import { Browser } from '../../testing/browser.ts';
import {
  type Begun,
  begin,
  createAccount,
  goodPassword,
  mailLink,
  relocated,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import { tokenIn } from '../../testing/registration.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const newPassword = 'green forest 77';

/** The password was right; the browser has not followed the redirect yet. */
async function park(email: string) {
  const flow = await begin(service);
  const parked = await signIn(flow, email, goodPassword);
  expect(parked.status).toBe(303);
  return { flow, goOn: () => follow(flow, parked.location) };
}

/** The end of the redirects: the product with a code, or a page. */
async function follow({ browser }: Begun, location: string | undefined): Promise<string> {
  let at = relocated(service, { ...(await browser.get('/identity/forgot')), location });
  while (at.location?.startsWith('/')) {
    at = relocated(service, await browser.get(at.location));
  }
  return at.location ?? at.text;
}

async function resetPassword(email: string, browser = new Browser(service.origin), base = '') {
  const at = base || '/identity';
  await browser.post(`${at}/forgot`, { email });
  const token = tokenIn(await mailLink(service, email, 'identity-reset'));
  const done = await browser.post(`${at}/reset`, { token, password: newPassword });
  expect(done.status).toBe(200);
  return done;
}

describe('a pending sign-in', () => {
  test('completes if nothing has changed', async () => {
    const { email } = await createAccount(service);
    expect(await (await park(email)).goOn()).toContain('code=');
  });

  test('from before a password change is refused', async () => {
    const { email } = await createAccount(service);
    const { flow, goOn } = await park(email);
    await resetPassword(email);
    expect(await goOn()).not.toContain('code=');
    expect((await begin(service, { browser: flow.browser })).screen.status).toBe(200);
  });

  test('from before the account was erased or closed is refused', async () => {
    const erased = await createAccount(service);
    const closed = await createAccount(service);
    const [one, other] = [await park(erased.email), await park(closed.email)];
    await service.identity.erase(erased.id);
    await service.db
      .updateTable('identity.account')
      .set({ disabled_at: new Date() })
      .where('id', '=', closed.id)
      .execute();
    expect(await one.goOn()).not.toContain('code=');
    expect(await other.goOn()).not.toContain('code=');
    const left = await service.db
      .selectFrom('identity.oidc_payload')
      .select('payload')
      .where('model', '=', 'Interaction')
      .execute();
    expect(JSON.stringify(left)).not.toContain(erased.id);
  });

  test('during a password change is refused', async () => {
    const { id, email } = await createAccount(service);
    const flow = await begin(service);
    const passwordHash = await hashPassword(newPassword);
    let answer: ReturnType<typeof signIn> | undefined;
    await service.db.transaction().execute(async (tx) => {
      await changePassword(tx, id, passwordHash);
      await deleteByAccount(tx, id);
      answer = signIn(flow, email, goodPassword);
      // The sign-in has checked the old password and waits for this transaction.
      await until('a statement that waits', async () => {
        const waiting = sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return (await waiting.execute(service.db)).rows.length > 0;
      });
    });
    expect((await answer)?.status).toBe(422);
    expect((await flow.browser.get(flow.base)).status).toBe(400);
  });
});

test('a sign-in begun in a session ends with it; the page leads to a new one', async () => {
  const { email } = await createAccount(service);
  const { flow } = await signInWhole(service, email, goodPassword);
  const again = await begin(service, { browser: flow.browser, parameters: { prompt: 'login' } });
  const done = await resetPassword(email, flow.browser, again.base);
  expect(done.text).toContain(`href="${service.client.initiateLoginUri}"`);
  expect((await flow.browser.get(`${again.base}/sign-in`)).status).toBe(400);
});
