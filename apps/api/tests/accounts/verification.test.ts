import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingBudget } from '../../src/features/reach/reading-budget.ts';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { mailsTo, tokenFor } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';
import { admin, verify } from '../../testing/server/desk.ts';

const operator = 'operator@engawa.test';
const metricsToken = 'metrics-token-for-tests';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({
    env: {
      ENGAWA_DEMO: 'off',
      SMTP_URL: 'smtp://relay.test',
      CONTACT_EMAIL: operator,
      METRICS_TOKEN: metricsToken,
    },
  });
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';

async function signUp(email: string, companyNameEn: string): Promise<string> {
  const browser = new Browser(api);
  await browser.post('/v1/auth/signup/email', { name: '吉田', email, agreed: true });
  const token = await tokenFor(api, email);
  const company = { companyNameJp: null, companyNameEn, industry: 6, prefecture: 'tokyo' };
  const body = { token, password, ...company, employees: null };
  const reply = await browser.post('/v1/auth/signup/company', body);
  expect(reply.json().user.verification).toBe('waiting');
  return reply.json().user.companyId;
}

const verification = async (who: SignedInRecruiter) => {
  const reply = await api.app.inject({ url: '/v1/company/account', headers: who.headers });
  return reply.json().user.verification;
};
const options = (who: SignedInRecruiter, name: string) =>
  api.app.inject({
    url: `/v1/company/audience-options?name=${encodeURIComponent(name)}`,
    headers: who.headers,
  });

describe('a new company', () => {
  test('is reported to the operator, with its texts in quotation marks', async () => {
    const companyId = await signUp('founder-a@test.example', 'Good” Verify: npm run evil');
    const [mail] = (await mailsTo(api, operator)).slice(-1);
    expect(mail).toEqual({ company: 'Good’ Verify: npm run evil', companyId });
  });

  test('is notified once when it has been verified', async () => {
    const email = 'founder-b@test.example';
    const companyId = await signUp(email, 'Yuhi Inc.');
    const before = (await mailsTo(api, email)).length;
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await verify(api, companyId)).toContain('Done');
    }
    expect((await mailsTo(api, email)).slice(before)).toEqual([
      { company: 'Yuhi Inc.', reader: expect.stringMatching(/./), url: api.services.origin },
    ]);
  });
});

describe('the operator’s verification', () => {
  test('needs the current name: a company renamed meanwhile is not verified', async () => {
    const companyId = await signUp('founder-c@test.example', 'Asagao Inc.');
    const said = await admin(api, 'verify-company', companyId, 'Asagao');
    expect(said).toBe(
      'The company is now called “Asagao Inc.”, not “Asagao”. Nothing was changed.',
    );
    expect(await verify(api, companyId)).toMatch(
      /Done: [\s\S]*Name: Asagao Inc\.[\s\S]*Owners: founder-c@test\.example$/,
    );
  });

  test('warns of look-alike verified companies, in the command and in the mail', async () => {
    const real = await signUp('founder-d@test.example', 'Hinode Trading Inc.');
    await verify(api, real);
    const copy = await signUp('founder-e@test.example', 'HINODE TRADING Co.');
    const [mail] = (await mailsTo(api, operator)).slice(-1);
    expect(mail).toEqual({
      company: 'HINODE TRADING Co.',
      companyId: copy,
      list: `「Hinode Trading Inc. (${real})」`,
    });
    expect(await verify(api, copy)).toContain(
      `Warning: a reader may take it for Hinode Trading Inc. (${real})`,
    );
  });
});

describe('a changed name', () => {
  test('of a verified company is reported to the operator, also on the day of verification', async () => {
    const who = await createRecruiter(api);
    for (let version = 0; version < 3; version += 1) {
      const told = (await mailsTo(api, operator)).length;
      const { jp, en, common } = fullGeneral;
      const generalInfo = { jp: jp && { ...jp, companyName: `朝顔${version}号` }, en, common };
      await publishGeneral(api, who, { version, generalInfo });
      expect((await mailsTo(api, operator)).slice(told)).toHaveLength(1);
      await verify(api, who.companyId);
    }
  });

  test('removes the verification until the operator verifies again', async () => {
    const who = await createRecruiter(api);
    expect(await verification(who)).toBe('verified');
    const told = (await mailsTo(api, operator)).length;
    await publishGeneral(api, who);
    expect(await verification(who)).toBe('waiting');
    expect((await mailsTo(api, operator)).slice(told)).toEqual([
      expect.objectContaining({ company: '株式会社試験 / Test Inc.', companyId: who.companyId }),
    ]);
    await verify(api, who.companyId);
    await publishGeneral(api, who, { version: 1 });
    expect(await verification(who)).toBe('verified');
  });

  test('does not count if only a language is left out or the old name returns', async () => {
    const who = await createRecruiter(api);
    await publishGeneral(api, who);
    await verify(api, who.companyId);
    const { jp, common } = fullGeneral;
    const japaneseOnly = { jp, en: null, common };
    await publishGeneral(api, who, { version: 1, generalInfo: japaneseOnly });
    expect(await verification(who)).toBe('verified');
    await publishGeneral(api, who, { version: 2 });
    expect(await verification(who)).toBe('verified');
  });

  test('is reported at most once a day', async () => {
    const who = await createRecruiter(api, { verified: false });
    const told = (await mailsTo(api, operator)).length;
    const { jp, en, common } = fullGeneral;
    for (let version = 0; version < 4; version += 1) {
      const generalInfo = { jp: jp && { ...jp, companyName: `第${version}社` }, en, common };
      await publishGeneral(api, who, { version, generalInfo });
    }
    expect((await mailsTo(api, operator)).slice(told)).toHaveLength(1);
  });

  test('counts in whichever endpoint it is saved', async () => {
    const who = await createRecruiter(api);
    await api.services.databases.pool.query('update company set name_en = $2 where id = $1', [
      who.companyId,
      'Another Inc.',
    ]);
    expect(await verification(who)).toBe('waiting');
  });
});

describe('reading of students by a company', () => {
  test('shows no names while it is unverified, and says so', async () => {
    await createStudent(api);
    const who = await createRecruiter(api, { verified: false });
    expect((await options(who, 'a')).json()).toMatchObject({ mayFind: false, students: [] });
  });

  test('is refused for the day once a recruiter’s budget is used up, which a metric shows', async () => {
    const student = await createStudent(api);
    const { rows } = await api.services.databases.pool.query<{ first_name: string }>(
      'select first_name from student where id = $1',
      [student.accountId],
    );
    const name = rows[0]?.first_name ?? '';
    const who = await createRecruiter(api);
    const found = (await options(who, name)).json().students;
    expect(found.length).toBeGreaterThan(0);
    await api.services.databases.pool.query(
      `update call_count set count = $1 where bucket like 'students-read-person:%' || $2 || '%'`,
      [readingBudget.person.max, who.accountId],
    );
    const refused = await options(who, name);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'reading_budget_spent']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const metrics = await api.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(metrics.body).toContain('engawa_student_reading_spent 1');
    // A refusal for one person uses nothing of the company's budget.
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    expect((await options(colleague, name)).statusCode).toBe(200);
    const { rows: counts } = await api.services.databases.pool.query<{ count: number }>(
      `select count from call_count where bucket like 'students-read-company:%' || $1 || '%'`,
      [who.companyId],
    );
    expect(counts[0]?.count).toBe(2 * found.length);
    api.clock.advance(86_400);
  });
});
