import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import {
  arrive,
  begin,
  exchange,
  findMail,
  goodPassword,
  mailLink,
  readIdToken,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import { introduction, register, tokenIn } from '../../testing/registration.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const stranger = {
  password: 'stranger word 9',
  givenName: 'Mallory',
  familyName: 'Stranger',
};

const newLink = (email: string, than: string) =>
  expect
    .poll(() => mailLink(service, email, 'identity-confirm'))
    .not.toBe(than)
    .then(() => mailLink(service, email, 'identity-confirm'));

async function claimsOf(email: string, password: string) {
  const { idToken } = await signInWhole(service, email, password);
  return (await readIdToken(service, idToken)).payload;
}

const refusesStranger = async (email: string) =>
  expect((await signIn(await begin(service), email, stranger.password)).status).toBe(422);

describe("a stranger's registration of the same address", () => {
  test('does not change what the first link confirms in its own browser', async () => {
    const email = 'mine@school.example';
    const flow = await register(service, email);
    const mine = await mailLink(service, email, 'identity-confirm');
    await register(service, email, stranger);
    const page = await flow.browser.get(mine);
    expect(page.text).not.toContain('new-password');
    await arrive(
      service,
      flow,
      await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(mine) }),
    );
    expect(await claimsOf(email, goodPassword)).toMatchObject({ given_name: 'Linh' });
    await refusesStranger(email);
  });

  test('is not confirmed by a link that the owner had sent again', async () => {
    const email = 'resent@school.example';
    const flow = await register(service, email);
    const first = await mailLink(service, email, 'identity-confirm');
    await register(service, email, stranger);
    const last = await newLink(email, first);
    await flow.browser.post(`${flow.base}/resend`, { email });
    const link = await newLink(email, last);
    const page = await flow.browser.get(link);
    // This tab's registration is known and not asked for again.
    expect(page.text).not.toMatch(/password|Mallory|Stranger/);
    const done = await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
    const { body } = await exchange(service, flow, await arrive(service, flow, done));
    const { payload } = await readIdToken(service, body['id_token'] ?? '');
    expect(payload).toMatchObject({ given_name: 'Linh', family_name: 'Nguyen' });
    await signInWhole(service, email, goodPassword);
    await refusesStranger(email);
  });

  test('uses up the mail limit; opening the link, the owner enters their own data', async () => {
    const email = 'flooded@school.example';
    let theirs = '';
    for (let times = 0; times < 5; times += 1) {
      await register(service, email, stranger);
      theirs = await newLink(email, theirs);
    }
    const flow = await register(service, email);
    const unsent = service.db.selectFrom('mail').select('id').where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute()).toEqual([]);
    expect(await mailLink(service, email, 'identity-confirm')).toBe(theirs);
    const known = await flow.browser.get(theirs);
    expect(known.text).toContain('current-password');
    const page = await flow.browser.get(`${theirs}&introduce=yes`);
    expect(page.text).toContain('new-password');
    expect(known.text + page.text).not.toMatch(/Mallory|Stranger|value="Linh"/);
    const action = theirs.split('?')[0] ?? '';
    await flow.browser.post(action, { token: tokenIn(theirs) });
    await refusesStranger(email);
    const form = introduction(tokenIn(theirs), { password: 'my own word 5' });
    expect((await flow.browser.post(action, form)).status).toBe(200);
    expect(await claimsOf(email, 'my own word 5')).toMatchObject({
      given_name: 'Linh',
      family_name: 'Nguyen',
    });
    await refusesStranger(email);
  });
});

test('a link opened elsewhere asks for the registration’s password only', async () => {
  const email = 'elsewhere@school.example';
  await register(service, email);
  const link = await mailLink(service, email, 'identity-confirm');
  const phone = new Browser(service.origin);
  const action = link.split('?')[0] ?? '';
  const post = (password: string) =>
    phone.post(action, { token: tokenIn(link), known: 'yes', password });
  expect((await phone.get(link)).text).not.toContain('givenName');
  const wrong = await post('not this word 1');
  expect([wrong.status, wrong.text.includes('current-password')]).toEqual([422, true]);
  expect((await post(goodPassword)).status).toBe(200);
  expect((await post(goodPassword)).status).toBe(410);
  expect(await claimsOf(email, goodPassword)).toMatchObject({ given_name: 'Linh' });
});

test('an owner entering their data sees faults beside each field', async () => {
  const email = 'rosalind.park@school.example';
  await register(service, email, stranger);
  const link = await mailLink(service, email, 'identity-confirm');
  const browser = new Browser(service.origin);
  const wrong = await browser.post(
    '/identity/confirm?lang=en',
    introduction(tokenIn(link), { givenName: ' ', password: 'rosalind.park77', agreed: '' }),
  );
  expect(wrong.status).toBe(422);
  for (const fault of ['enter your first name', 'easy to guess', 'agree to the terms']) {
    expect(wrong.text).toContain(fault);
  }
  expect(wrong.text).toContain('value="Nguyen"');
  expect(wrong.text).not.toContain('rosalind.park77');
  // The link stays valid in the other language.
  const other = /href="([^"]+)" class="language"/.exec(wrong.text)?.[1] ?? '';
  expect((await browser.get(other.replaceAll('&amp;', '&'))).text).toContain('登録を完了する');
});

test('a late link does not change an account that has an owner', async () => {
  const email = 'late@school.example';
  const flow = await register(service, email);
  const first = await mailLink(service, email, 'identity-confirm');
  await register(service, email, stranger);
  const late = await newLink(email, first);
  await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(first) });
  // As if it had been created during the confirmation of the first.
  await service.db.updateTable('identity.one_time_token').set({ used_at: null }).execute();
  const browser = new Browser(service.origin);
  expect((await browser.get(late)).status).toBe(410);
  const form = introduction(tokenIn(late), stranger);
  expect((await browser.post('/identity/confirm', form)).status).toBe(410);
  await signInWhole(service, email, goodPassword);
  await refusesStranger(email);
});

test('the confirmed address is the mail’s recipient', async () => {
  const email = 'Case@school.example';
  const flow = await register(service, email);
  const link = await mailLink(service, email, 'identity-confirm');
  await register(service, 'CASE@school.example', stranger);
  await expect
    .poll(() => findMail(service, 'CASE@school.example', 'identity-confirm'))
    .toBeDefined();
  expect((await flow.browser.get(link)).text).toContain(email);
  await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
  expect(await claimsOf(email, goodPassword)).toMatchObject({ email });
});
