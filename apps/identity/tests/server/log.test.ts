import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import {
  begin,
  createAccount,
  goodPassword,
  mailLink,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
let lines = '';
beforeAll(async () => {
  service = await startService({
    logInto: {
      write: (line) => {
        lines += line;
      },
    },
  });
});
afterAll(() => service.close());

test('the log has steps, and no people, addresses, passwords or tokens', async () => {
  const { email } = await createAccount(service, { givenName: 'Zebedee', familyName: 'Quux' });
  const { idToken, accessToken } = await signInWhole(service, email, goodPassword);
  const flow = await begin(service);
  await signIn(flow, email, 'wrong word 1');
  await flow.browser.post(`${flow.base}/register`, {
    givenName: 'Zebedee',
    familyName: 'Quux',
    email: 'logged@school.example',
    password: goodPassword,
    agreed: 'yes',
  });
  await flow.browser.post(`${flow.base}/forgot`, { email });
  const link = await mailLink(service, email, 'identity-reset');
  await new Browser(service.origin).get(link);
  await service.db.schema.alterTable('identity.account').renameTo('hidden').execute();
  const broken = await signIn(flow, email, goodPassword);
  expect(broken.status).toBe(500);
  await service.db.schema.alterTable('identity.hidden').renameTo('account').execute();

  expect(lines).toContain('identity.POST /interaction/:uid/sign-in');
  expect(lines).toContain('unexpected error');
  const token = new URL(link, 'http://x').searchParams.get('token') ?? 'none';
  for (const secret of [
    email,
    'logged@school.example',
    'Zebedee',
    'Quux',
    goodPassword,
    'wrong word 1',
    token,
    idToken,
    accessToken,
    flow.base.split('/').at(-1) ?? '',
  ]) {
    expect(lines).not.toContain(secret);
  }
});
