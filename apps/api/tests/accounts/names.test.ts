import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { tokenFor } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const browser = () => new Browser(api, { language: 'en' });
const fieldsOf = (reply: { statusCode: number; json(): { fields?: object } }) => [
  reply.statusCode,
  Object.keys(reply.json().fields ?? {}),
];
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const hostile = 'Evil Co http://evil.example';

describe('refuses a name that breaks the rule', () => {
  test('at sign-up, for the company and the person', async () => {
    const email = 'names-a@test.example';
    const start = (name: string) =>
      browser().post('/v1/auth/signup/email', { name, email, agreed: true });
    expect(fieldsOf(await start('=cmd'))).toEqual([422, ['name']]);
    expect((await start('吉田')).statusCode).toBe(200);
    const token = await tokenFor(api, email);
    const company = { industry: 6, prefecture: 'tokyo', employees: null };
    const body = { token, password: 'kaki-to-moss-7', ...company };
    const names = { companyNameJp: '星空\u200B電機', companyNameEn: hostile };
    expect(
      fieldsOf(await browser().post('/v1/auth/signup/company', { ...body, ...names })),
    ).toEqual([422, ['companyNameJp', 'companyNameEn']]);
  });

  test('on the general page and in the company’s facts', async () => {
    const who = await createRecruiter(api);
    const { jp, en, common } = fullGeneral;
    const generalInfo = { jp, en: en && { ...en, companyName: 'Tоyota' }, common };
    const body = { version: 0, inStep: [], status: 1, generalInfo };
    const path = '/v1/company/general-content-management';
    expect(fieldsOf(await browser().post(path, body, who.headers))).toEqual([
      422,
      ['en.companyName'],
    ]);
  });

  test('in profiles of people', async () => {
    const who = await createRecruiter(api);
    const account = { version: 0, name: 'Aoi ✓ Verified', department: null, title: null };
    expect(fieldsOf(await browser().post('/v1/company/account', account, who.headers))).toEqual([
      422,
      ['name'],
    ]);
  });
});

describe('a name stored under an older rule', () => {
  test('of a recruiter stays while other fields are saved', async () => {
    const who = await createRecruiter(api);
    await query('update recruiter set name = $2 where id = $1', [who.accountId, hostile]);
    const account = { version: 0, name: hostile, department: '人事', title: null };
    const saved = await browser().post('/v1/company/account', account, who.headers);
    expect(saved.json()).toMatchObject({ user: { name: hostile, department: '人事' } });
  });

  test('of a company stays while its page is published', async () => {
    const who = await createRecruiter(api);
    await query('update company set name_jp = $2, name_en = null where id = $1', [
      who.companyId,
      hostile,
    ]);
    const { jp, common } = fullGeneral;
    const generalInfo = { jp: jp && { ...jp, companyName: hostile }, en: null, common };
    await publishGeneral(api, who, { generalInfo });
    const { rows } = await query('select name_jp from company where id = $1', [who.companyId]);
    expect(rows).toEqual([{ name_jp: hostile }]);
  });

  test('of a student stays while other fields are saved; a new one is checked', async () => {
    const student = await createStudent(api);
    await query('update student set first_name = $2 where id = $1', [student.accountId, hostile]);
    const path = '/v1/student/profile/show/my-account';
    const read = (await browser().get(path, student.headers)).json();
    const { pictures: _, ...basic } = read.profile.basic;
    const save = (firstName: string, version: number) =>
      browser().post(
        '/v1/student/profile/basic',
        { ...basic, firstName, lastName: '林', version },
        student.headers,
      );
    expect((await save(hostile, basic.version)).statusCode).toBe(200);
    expect(fieldsOf(await save('www.evil', basic.version + 1))).toEqual([422, ['firstName']]);
  });
});
