import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  begin,
  createAccount,
  goodPassword,
  mailLink,
  signIn,
  signInWhole,
} from '../testing/flow.ts';
import { register } from '../testing/registration.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const change = (id: string, email: string) =>
  service.db.transaction().execute((tx) => service.identity.changeEmail(tx, id, email));
const has = (email: string) =>
  service.db.transaction().execute((tx) => service.identity.hasEmail(tx, email));

test('the new address signs in, the old one does not; earlier sessions and links end', async () => {
  const { id, email } = await createAccount(service);
  const elsewhere = await signInWhole(service, email, goodPassword);
  await new Browser(service.origin).post('/identity/forgot?lang=en', { email });
  const link = await mailLink(service, email, 'identity-reset');
  await change(id, 'moved@home.example');
  const flow = await begin(service, { browser: elsewhere.flow.browser });
  expect(flow.screen.status).toBe(200);
  expect((await signIn(flow, email, goodPassword)).status).toBe(422);
  expect((await signIn(flow, 'moved@home.example', goodPassword)).status).toBe(303);
  expect((await new Browser(service.origin).get(link)).status).toBe(410);
});

test('refuses an owned address; an unconfirmed registration is deleted', async () => {
  const { id, email } = await createAccount(service);
  const { email: theirs } = await createAccount(service);
  expect(await has(theirs.toUpperCase())).toBe(true);
  await expect(change(id, theirs.toUpperCase())).rejects.toMatchObject({ code: 'email_taken' });
  expect(await has(email)).toBe(true);
  const squatted = 'squatted@home.example';
  await register(service, squatted);
  expect(await has(squatted)).toBe(false);
  await change(id, squatted);
  expect(await has(squatted)).toBe(true);
});
