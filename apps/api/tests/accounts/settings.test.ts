import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const path = '/v1/student/settings';
const show = async (who: SignedIn, language: 'ja' | 'en' = 'en') =>
  (await new Browser(api, { language }).get(path, who.headers)).json();
const save = (who: SignedIn, body: object) => new Browser(api).post(path, body, who.headers);

const changed = {
  mailNotices: { connects: 'never', messages: 'at_once', applications: 'daily', news: 'at_once' },
  language: 'en',
  occupation: 'working',
  jobHuntingStatus: 'not-looking',
};

describe('settings', () => {
  test('have defaults before the first save', async () => {
    const student = await createStudent(api);
    expect((await show(student, 'ja')).settings).toEqual({
      version: 0,
      mailNotices: {
        connects: 'at_once',
        messages: 'at_once',
        applications: 'at_once',
        news: 'never',
      },
      language: 'ja',
      occupation: 'student',
      jobHuntingStatus: 'looking',
      blockedCompanies: [],
      keepsViews: true,
    });
  });

  test('start with the language of the request, which the first save stores', async () => {
    const student = await createStudent(api);
    const { blockedCompanies: _, ...given } = (await show(student, 'en')).settings;
    expect(given.language).toBe('en');
    await save(student, { ...given, blockedCompanyIds: [] });
    expect((await show(student, 'ja')).settings).toMatchObject({ version: 1, language: 'en' });
  });

  test('are saved, shown, and seen in the profile', async () => {
    const student = await createStudent(api);
    const { companyId } = await createRecruiter(api);
    const blocked = [companyId, companyId.toUpperCase()];
    const saved = await save(student, { version: 0, ...changed, blockedCompanyIds: blocked });
    expect(saved.json()).toMatchObject({
      message: 'Updated.',
      settings: { version: 1, ...changed, blockedCompanies: [{ companyId }] },
    });
    expect((await show(student)).settings).toEqual(saved.json().settings);
    const { jobHunting } = await profileCalls(api, student).show();
    expect(jobHunting).toEqual({ occupation: 'working', jobHuntingStatus: 'not-looking' });
    const unblocked = await save(student, { version: 1, ...changed, blockedCompanyIds: [] });
    expect(unblocked.json().settings).toMatchObject({ version: 2, blockedCompanies: [] });
  });

  test('refuse an unknown company, without saving anything', async () => {
    const student = await createStudent(api);
    const { companyId } = await createRecruiter(api);
    const blockedCompanyIds = [companyId, crypto.randomUUID()];
    const reply = await save(student, { version: 0, ...changed, blockedCompanyIds });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({
      'blockedCompanyIds.1': 'Please choose one of the options.',
    });
    expect((await show(student)).settings.version).toBe(0);
  });

  test('refuse a stale save, and of two concurrent saves one wins', async () => {
    const student = await createStudent(api);
    const body = { ...changed, blockedCompanyIds: [] };
    expect((await save(student, { version: 4, ...body })).json().current).toBe(0);
    for (const version of [0, 1]) {
      const replies = await Promise.all([1, 2].map(() => save(student, { version, ...body })));
      const codes = replies.map((reply) => reply.statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    const stale = await save(student, { version: 1, ...body });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
  });

  test.each([
    [{ language: 'fr' }],
    [{ version: 2_147_483_647 }],
    [{ version: 3e15 }],
    [{ occupation: 'retired' }],
    [{ blockedCompanyIds: ['x'] }],
    [{ mailNotices: { connects: 'at_once' } }],
    [{ mailNotices: { ...changed.mailNotices, news: true } }],
    [{ mailNotices: { ...changed.mailNotices, applicants: 'daily' } }],
    [{ companyId: 'x' }],
  ])('%j is refused', async (wrong) => {
    const student = await createStudent(api);
    const body = { version: 0, ...changed, blockedCompanyIds: [], ...wrong };
    expect((await save(student, body)).statusCode).toBe(422);
  });
});

describe('the search for companies to block', () => {
  const find = async (name: string) => {
    const student = await createStudent(api);
    const query = new URLSearchParams({ name }).toString();
    const reply = await new Browser(api).get(`${path}/companies?${query}`, student.headers);
    return reply.json().companies;
  };
  const insert = (nameJp: string | null, nameEn: string | null) =>
    api.services.databases.commands
      .insertInto('company')
      .values({ name_jp: nameJp, name_en: nameEn, industry_id: 6 })
      .returning('id')
      .executeTakeFirstOrThrow();

  test('matches part of either name in any case', async () => {
    const { id } = await insert('株式会社うみかぜ', 'Umikaze Works Inc.');
    const found = [
      { companyId: id, companyName: { jp: '株式会社うみかぜ', en: 'Umikaze Works Inc.' } },
    ];
    expect(await find('うみか')).toEqual(found);
    expect(await find(' umikaze w')).toEqual(found);
    expect(await find('うみべ')).toEqual([]);
  });

  test('treats wildcards of the database as text', async () => {
    const { id } = await insert(null, '100%_Pure\\Water');
    for (const part of ['%', '_', '\\', '0%_P']) {
      expect(await find(part)).toEqual([
        { companyId: id, companyName: { jp: null, en: '100%_Pure\\Water' } },
      ]);
    }
    expect(await find("'; drop table company; --")).toEqual([]);
  });

  test('returns at most twenty, and needs a word', async () => {
    for (let at = 0; at < 22; at += 1) await insert(`つぼみ${at}`, null);
    expect(await find('つぼみ')).toHaveLength(20);
    const student = await createStudent(api);
    const reply = await new Browser(api).get(`${path}/companies?name=%20`, student.headers);
    expect(reply.statusCode).toBe(422);
  });
});
