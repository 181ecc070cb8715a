import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  arrive,
  type Begun,
  begin,
  createAccount,
  exchange,
  findMail,
  goodPassword,
  mailLink,
  readIdToken,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import { english, register, registration } from '../../testing/registration.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const mailCode = (email: string) => mailLink(service, email, 'identity-confirm', 'code');
const newCode = (email: string, than: string) =>
  expect
    .poll(() => mailCode(email))
    .not.toBe(than)
    .then(() => mailCode(email));

let from = 0;
/** From a new IP address, so that only the recipient's budget counts. */
const type = (flow: Begun, email: string, code: string) => {
  from += 1;
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(from / 250)}.${from % 250}` };
  return flow.browser.post(`${flow.base}/confirm-code`, { email, code }, headers);
};
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('the code', () => {
  test('completes the registration in its tab', async () => {
    const email = 'tab@school.example';
    const flow = await register(service, email);
    const code = await mailCode(email);
    expect(code).toMatch(/^\d{6}$/);
    const done = await arrive(service, flow, await type(flow, email, code));
    const { body } = await exchange(service, flow, done);
    const { payload } = await readIdToken(service, body['id_token'] ?? '');
    expect(payload).toMatchObject({ email, email_verified: true, given_name: 'Linh' });
    await signInWhole(service, email, goodPassword);
  });

  test('page can be read in the other language', async () => {
    const flow = await register(service, 'words@school.example');
    const page = await flow.browser.get(`${flow.base}/check?lang=ja`);
    expect(page.text).toContain('6桁のコード');
    expect(page.text).toMatch(/autocomplete="one-time-code"[^>]* inputmode="numeric"/);
    const wrong = await flow.browser.post(`${flow.base}/confirm-code?lang=ja`, {
      email: 'words@school.example',
      code: '12',
    });
    expect([wrong.status, wrong.text.includes('6桁の数字を入力してください。')]).toEqual([
      422,
      true,
    ]);
    const begun = await begin(service, english);
    expect((await begun.browser.get(`${begun.base}/check`)).location).toMatch(/\/register$/);
  });

  test('may be typed in full-width digits and groups', async () => {
    const email = 'wide@school.example';
    const flow = await register(service, email);
    const wide = (await mailCode(email)).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    const typed = `${wide.slice(0, 3)}　${wide.slice(3)} `;
    await arrive(service, flow, await type(flow, email, typed));
  });

  test('is stored hashed like a password', async () => {
    await register(service, 'kept@school.example');
    const { code_hash } = await service.db
      .selectFrom('identity.one_time_token')
      .select('code_hash')
      .where('email', '=', 'kept@school.example')
      .executeTakeFirstOrThrow();
    expect(code_hash).toMatch(/^\$argon2id\$/);
  });

  test('works once: of three concurrent uses one succeeds', async () => {
    const email = 'once-code@school.example';
    const flow = await register(service, email);
    const code = await mailCode(email);
    const answers = await Promise.all([1, 2, 3].map(() => type(flow, email, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422]);
  });

  test('expires after half an hour; the link of the same mail still works', async () => {
    const email = 'slow-code@school.example';
    const flow = await register(service, email);
    const code = await mailCode(email);
    service.clock.advance(30 * 60 + 1);
    expect((await type(flow, email, code)).status).toBe(422);
    const link = await mailLink(service, email, 'identity-confirm');
    expect((await flow.browser.get(link)).text).toContain('Complete sign-up');
  });

  test('belongs to its tab: a stranger’s registration of the address has another', async () => {
    const email = 'both@school.example';
    const flow = await register(service, email);
    const mine = await mailCode(email);
    const theirs = await register(service, email, { password: 'stranger word 9' });
    await newCode(email, mine);
    expect((await type(theirs, email, mine)).status).toBe(422);
    await arrive(service, flow, await type(flow, email, mine));
    expect((await signIn(await begin(service), email, 'stranger word 9')).status).toBe(422);
  });
});

describe('guessing', () => {
  test('ends after five tries; a new code works, the old one does not', async () => {
    const email = 'tries@school.example';
    const flow = await register(service, email);
    const code = await mailCode(email);
    for (let times = 1; times <= 5; times += 1) {
      expect((await type(flow, email, other(code, times))).status).toBe(422);
    }
    expect((await type(flow, email, code)).status).toBe(422);
    await flow.browser.post(`${flow.base}/resend`, { email });
    const fresh = await newCode(email, code);
    expect((await type(flow, email, code)).status).toBe(422);
    await arrive(service, flow, await type(flow, email, fresh));
    await signInWhole(service, email, goodPassword);
  });

  test('ends per recipient after twenty tries a day, over any number of codes', async () => {
    const email = 'guessed@school.example';
    let code = '';
    let flow = await register(service, email);
    for (let sent = 0; sent < 4; sent += 1) {
      if (sent > 0) flow = await register(service, email);
      code = await newCode(email, code);
      for (let times = 1; times <= 5; times += 1) await type(flow, email, other(code, times));
    }
    flow = await register(service, email);
    code = await newCode(email, code);
    const refused = await type(flow, email, code);
    expect([refused.status, refused.text.includes('no more codes')]).toEqual([422, true]);
    const link = await mailLink(service, email, 'identity-confirm');
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    await arrive(service, flow, await flow.browser.post(`${flow.base}/confirm`, { token }));
  });

  test('is limited per network address, too', async () => {
    const flow = await register(service, 'network@school.example');
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times += 1) {
      const form = { email: `n${times}@school.example`, code: '123456' };
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      statuses.add((await flow.browser.post(`${flow.base}/confirm-code`, form, headers)).status);
    }
    expect([...statuses]).toEqual([422, 429]);
  });

  test('does not reveal whether the address has an account', async () => {
    const { email } = await createAccount(service);
    const answers = async (address: string) => {
      const flow = await begin(service, english);
      await flow.browser.post(`${flow.base}/register`, registration(address));
      const texts: string[] = [];
      for (const code of ['000000', '111111', '222222', '333333', '444444', '555555']) {
        texts.push((await type(flow, address, code)).text);
      }
      await flow.browser.post(`${flow.base}/resend`, { email: address });
      texts.push((await type(flow, address, '666666')).text);
      texts.push((await flow.browser.get(`${flow.base}/check`)).text);
      return texts.map((text) =>
        text.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/[\w.]+@school\.example/gi, ''),
      );
    };
    expect(await answers(email)).toEqual(await answers('nobody.yet@school.example'));
    expect(await findMail(service, email, 'identity-confirm')).toBeUndefined();
  });
});

test('signing in elsewhere before confirming completes it with a code there', async () => {
  const email = 'later@school.example';
  await register(service, email);
  const first = await mailCode(email);
  const flow = await begin(service, english);
  expect((await signIn(flow, email, goodPassword)).status).toBe(403);
  await flow.browser.post(`${flow.base}/resend`, { email });
  const code = await newCode(email, first);
  await arrive(service, flow, await type(flow, email, code));
  await signInWhole(service, email, goodPassword);
});
