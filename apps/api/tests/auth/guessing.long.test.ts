import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { mailsTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  api.clock.beginDay();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const login = '/v1/auth/recruiter-login';

/** Tries wrong passwords from 60 addresses in turn; counts the responses by code. */
async function guess(email: string, rounds: number, code?: string): Promise<Map<string, number>> {
  const said = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const address = `198.51.100.${(round % 3) * 20 + at}`;
        const wrong = `wrong-guess-${round}-${at}`;
        return new Browser(api, { address }).post(login, { email, password: wrong, code });
      }),
    );
    for (const reply of replies) {
      const { code } = reply.json();
      said.set(code, (said.get(code) ?? 0) + 1);
    }
  }
  return said;
}

const templatesTo = async (email: string) =>
  (
    await api.services.databases.commands
      .selectFrom('mail')
      .select('template')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

test('300 guesses from 60 addresses: most are refused, and the owner signs in with the code', async () => {
  const { email } = await createRecruiter(api, { password });
  const typed = email.toUpperCase();
  expect(await guess(typed, 15)).toEqual(
    new Map([
      ['wrong_credentials', 50],
      ['sign_in_code_needed', 250],
    ]),
  );
  // One notice a day for any number of guesses, to the stored address.
  expect(await templatesTo(email)).toEqual(['sign-in-guessing']);

  const owner = new Browser(api, { address: '203.0.113.9' });
  const send = '/v1/auth/recruiter-login-code';
  expect((await owner.post(login, { email, password })).json().code).toBe('sign_in_code_needed');
  // A stranger requests codes for the owner until no more are mailed; each stays valid.
  for (let times = 0; times < 5; times += 1) {
    expect((await new Browser(api).post(send, { email: typed })).json().result).toBe(1);
  }
  const codes = (await mailsTo(api, email)).flatMap(({ code }) => code ?? []);
  expect(codes).toHaveLength(3);
  const [code = '', other = ''] = codes;

  const wrong = await owner.post(login, { email, password, code: 'AAAA-AAAA-AAAA' });
  expect(wrong.json().code).toBe('sign_in_code_wrong');
  const mistyped = await owner.post(login, { email, password: 'kaki-to-moss-8', code });
  expect(mistyped.json().code).toBe('wrong_credentials');
  const spelled = code.toLowerCase().replaceAll('-', ' ');
  expect((await owner.post(login, { email, password, code: spelled })).statusCode).toBe(200);
  // A code works once, and only for its own account.
  const again = await owner.post(login, { email, password, code });
  expect(again.json().code).toBe('sign_in_code_wrong');
  api.clock.advance(3601);
  const late = await owner.post(login, { email, password, code: other });
  expect(late.json().code).toBe('sign_in_code_wrong');
  api.clock.advance(86_400);
  expect((await owner.post(login, { email, password })).statusCode).toBe(200);
});

test('guesses with invented codes notify the owner once a day, and use up none of the owner’s codes', async () => {
  const { email } = await createRecruiter(api, { password });
  const madeUp = 'AAAA-BBBB-CCCC';
  expect(Object.fromEntries(await guess(email, 5, madeUp))).toEqual({
    wrong_credentials: 50,
    sign_in_code_wrong: 50,
  });
  expect(await templatesTo(email)).toEqual(['sign-in-guessing']);
  await new Browser(api).post('/v1/auth/recruiter-login-code', { email });
  const [code] = (await mailsTo(api, email)).flatMap((mail) => mail['code'] ?? []);
  await guess(email, 2, madeUp);
  const owner = new Browser(api, { address: '203.0.113.10' });
  expect((await owner.post(login, { email, password, code })).statusCode).toBe(200);
  expect(await templatesTo(email)).toEqual(['sign-in-guessing', 'sign-in-code']);
});

test('an unknown address gets the same responses and no mail', async () => {
  const email = 'nobody@company.example';
  const said = await guess(email, 3);
  expect(Object.fromEntries(said)).toEqual({ wrong_credentials: 50, sign_in_code_needed: 10 });
  await new Browser(api).post('/v1/auth/recruiter-login-code', { email });
  expect(await templatesTo(email)).toEqual([]);
});

test('mails no code unless somebody is guessing', async () => {
  const { email } = await createRecruiter(api, { password });
  const reply = await new Browser(api).post('/v1/auth/recruiter-login-code', { email });
  expect(reply.json().result).toBe(1);
  expect(await templatesTo(email)).toEqual([]);
});
