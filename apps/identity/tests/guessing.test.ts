import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, createAccount, findMail, goodPassword, signIn } from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Tries wrong passwords from 60 addresses in turn; counts the statuses. */
async function guess(email: string, rounds: number, code = ''): Promise<Map<number, number>> {
  const flow = await begin(service);
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        // A port does not make it another address.
        const host = (round % 2) * 30 + at;
        const address = round % 4 < 2 ? `198.51.100.${host}:${4000 + round}` : `198.51.100.${host}`;
        const fields = { email, password: `wrong word ${round} ${at}`, code };
        return flow.browser.post(`${flow.base}/sign-in`, fields, from(address));
      }),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

const countMails = async (email: string, template: string) =>
  (
    await service.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', email)
      .where('template', '=', template)
      .execute()
  ).length;

test('300 guesses from 60 addresses: most are refused, and the owner signs in with the code', async () => {
  const { email } = await createAccount(service);
  expect(Object.fromEntries(await guess(email.toUpperCase(), 10))).toEqual({ 422: 50, 409: 250 });
  await until('the notice', () => findMail(service, email, 'identity-guessing'));

  const flow = await begin(service, { parameters: { ui_locales: 'en' } });
  const address = from('203.0.113.9');
  const refused = await signIn(flow, email, goodPassword, address);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Email me a code');
  expect(await countMails(email, 'identity-guessing')).toBe(1);

  for (let times = 0; times < 5; times += 1) {
    const sent = await flow.browser.post(`${flow.base}/code`, { email }, address);
    expect(sent.text).toContain('If there is an account, we sent a code');
  }
  const mail = await until('the code', () => findMail(service, email, 'identity-code'));
  await until('all codes', async () => (await countMails(email, 'identity-code')) === 3);
  const code = String(mail.data?.['code']);

  const send = (fields: Record<string, string>) =>
    flow.browser.post(`${flow.base}/sign-in`, { email, ...fields }, address);
  const wrong = await send({ password: goodPassword, code: 'AAAA-AAAA-AAAA' });
  expect([wrong.status, wrong.text.includes('The code is not correct')]).toEqual([409, true]);
  expect(wrong.text).toContain('Email me another code');
  expect(wrong.text).not.toContain('AAAA-AAAA');
  const mistyped = await send({ password: 'wrong word 1', code });
  expect([mistyped.status, mistyped.text.includes(`value="${code}"`)]).toEqual([422, true]);
  expect((await send({ password: goodPassword, code: code.toLowerCase() })).status).toBe(303);

  const next = await begin(service);
  const again = await next.browser.post(
    `${next.base}/sign-in`,
    { email, password: goodPassword, code },
    address,
  );
  expect(again.status).toBe(409);
});

test('guesses with invented codes notify the owner once, too', async () => {
  const { email } = await createAccount(service);
  const said = Object.fromEntries(await guess(email, 3, 'AAAA-BBBB-CCCC'));
  expect(said).toEqual({ 422: 50, 409: 40 });
  await until('the notice', () => findMail(service, email, 'identity-guessing'));
  expect(await countMails(email, 'identity-guessing')).toBe(1);
});

test('an unknown address gets the same responses and no mail', async () => {
  const email = 'nobody@school.example';
  expect(Object.fromEntries(await guess(email, 2))).toEqual({ 422: 50, 409: 10 });
  const flow = await begin(service, { parameters: { ui_locales: 'en' } });
  const sent = await flow.browser.post(`${flow.base}/code`, { email });
  expect(sent.text).toContain('If there is an account, we sent a code');
  expect(await countMails(email, 'identity-code')).toBe(0);
});
