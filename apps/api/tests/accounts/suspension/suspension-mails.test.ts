import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
} from '../../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin } from '../../../testing/server/desk.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'off', PUBLIC_ORIGIN: 'https://engawa.test' } });
});
afterAll(() => api.close());

const lastTo = async (who: SignedIn) => (await mailsTo(api, await emailOf(api, who))).at(-1);
const kindsTo = async (who: SignedIn) => templatesTo(api, await emailOf(api, who));

test('owners are mailed the reason of a suspension, and its end', async () => {
  const owner = await createRecruiter(api, { level: 0, name: '森田 葵' });
  const { companyId } = owner;
  const member = await createRecruiter(api, { companyId, level: 2 });
  const why = '同じ求人が\n「何度も」掲載されています。';
  expect(await admin(api, 'suspend-company', companyId, '--tell', why)).toContain('Mailed: ');
  expect(await kindsTo(owner)).toEqual(['company-suspended']);
  expect(await lastTo(owner)).toEqual({
    message: '同じ求人が 『何度も』掲載されています。',
    reader: '森田 葵',
  });
  expect(await admin(api, 'unsuspend-company', companyId, '--tell', '解除しました。')).toContain(
    'Mailed: ',
  );
  expect(await kindsTo(owner)).toEqual(['company-suspended', 'company-unsuspended']);
  expect(await kindsTo(member)).toEqual([]);
});

test('a suspended person is mailed the reason', async () => {
  for (const who of [await createStudent(api), await createRecruiter(api)]) {
    await admin(api, 'suspend-person', who.accountId, '--tell', 'お問い合わせください。');
    await admin(api, 'unsuspend-person', who.accountId, '--tell', 'もう大丈夫です。');
    expect(await kindsTo(who)).toEqual(['person-suspended', 'person-unsuspended']);
    expect(await lastTo(who)).toMatchObject({
      message: 'もう大丈夫です。',
      reader: expect.any(String),
    });
  }
});

test('without a text of the operator no mail is sent', async () => {
  const owner = await createRecruiter(api, { level: 0 });
  expect(await admin(api, 'suspend-company', owner.companyId)).toContain('Nobody was mailed.');
  await admin(api, 'unsuspend-company', owner.companyId);
  await admin(api, 'suspend-person', owner.accountId);
  expect(await kindsTo(owner)).toEqual([]);
});

test('owners are mailed when their company loses its verification, with a link to its facts', async () => {
  const owner = await createRecruiter(api, { level: 0 });
  await admin(api, 'unverify-company', owner.companyId);
  await admin(api, 'unverify-company', owner.companyId);
  expect(await kindsTo(owner)).toEqual(['company-unverified']);
  // The company is unverified, so the mail contains none of its names.
  expect(await lastTo(owner)).toEqual({
    url: 'https://engawa.test/company/settings/company-info',
  });
});
