import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral } from '../../testing/contents/general.ts';
import { uploadPicture } from '../../testing/contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const path = '/v1/company/general-content-management';
const show = (one: SignedIn | null) => new Browser(api).get(path, one?.headers);
const save = (one: SignedIn | null, version: number, generalInfo: unknown, more: object = {}) =>
  new Browser(api).post(
    path,
    { version, inStep: [], status: 3, generalInfo, ...more },
    one?.headers,
  );
const publish = (one: SignedIn, version: number, generalInfo: unknown) =>
  save(one, version, generalInfo, { status: 1 });

const { jp, en, common } = fullGeneral;
const withJp = (change: object) => ({ jp: { ...jp, ...change }, en, common }) as GeneralDocument;

const company = (one: SignedInRecruiter) =>
  api.services.databases.commands
    .selectFrom('company')
    .select(['name_jp', 'name_en', 'industry_id', 'employees'])
    .where('id', '=', one.companyId)
    .executeTakeFirstOrThrow();

describe('the general page', () => {
  test('starts with the facts of the sign-up', async () => {
    who = await createRecruiter(api);
    await api.services.databases.commands
      .updateTable('company')
      .set({ prefecture: 'tokyo' })
      .where('id', '=', who.companyId)
      .execute();
    const { name_jp, name_en, industry_id, employees } = await company(who);
    const { language: blank } = generalOutline.blank;
    const inBoth = { ...blank, industry: industry_id };
    const headquarters = { officeName: '本社', jpOfficesAddress1: '東京都', hqFlag: true };
    expect((await show(who)).json()).toMatchObject({
      version: 0,
      publishedAt: null,
      hasChanges: false,
      images: [],
      generalInfo: {
        jp: { ...inBoth, companyName: name_jp, offices: [headquarters] },
        en: { ...inBoth, companyName: name_en, offices: [{ officeName: null, hqFlag: true }] },
        common: { ...generalOutline.blank.common, employees },
      },
    });
  });

  test('is saved as a draft, without effect, and then published', async () => {
    who = await createRecruiter(api);
    const before = await company(who);
    const draft = await save(who, 0, fullGeneral);
    expect(draft.json()).toMatchObject({ message: 'Draft saved.', version: 1, hasChanges: true });
    expect((await show(who)).json().published).toBeNull();
    expect(await company(who)).toEqual(before);
    const shown = await publish(who, 1, fullGeneral);
    expect(shown.json()).toMatchObject({ version: 2, hasChanges: false });
    expect((await show(who)).json()).toMatchObject({
      generalInfo: fullGeneral,
      version: 2,
      updatedBy: '田中 美咲',
    });
    const changed = await save(who, 2, withJp({ companyProfile: '書きかけ' }));
    expect(changed.json()).toMatchObject({ hasChanges: true, drift: { companyProfile: 'jp' } });
    const shownNow = (await show(who)).json();
    expect(shownNow.published).toEqual(fullGeneral);
    expect(shownNow.generalInfo.jp.companyProfile).toBe('書きかけ');
  });

  test('needs name, profile and industry in each written language to be published', async () => {
    who = await createRecruiter(api);
    const fields = { companyName: null, companyProfile: null, industry: null };
    const bare = { jp: { ...generalOutline.blank.language, ...fields }, en: null, common };
    expect(Object.keys((await publish(who, 0, bare)).json().fields)).toEqual([
      'jp.companyName',
      'jp.companyProfile',
      'jp.industry',
    ]);
    const half = { jp, en: { ...en, companyProfile: null }, common };
    expect((await publish(who, 0, half)).json().fields).toEqual({
      'en.companyProfile': 'This field is required.',
    });
    expect((await show(who)).json().version).toBe(0);
  });

  test('does not require a language that has only the name from the sign-up', async () => {
    who = await createRecruiter(api);
    const only = {
      jp,
      en: { ...generalOutline.blank.language, companyName: 'Test Inc.', industry: 6 },
      common,
    };
    expect((await publish(who, 0, only)).statusCode).toBe(200);
    expect(await company(who)).toMatchObject({ name_jp: '株式会社試験', name_en: 'Test Inc.' });
  });

  test('sets names, industry and size of the company when published', async () => {
    who = await createRecruiter(api);
    const own = {
      jp: { ...jp, industry: 3 },
      en: { ...en, industry: 3 },
      common: { ...common, employees: 77 },
    };
    await publish(who, 0, own);
    expect(await company(who)).toEqual({
      name_jp: '株式会社試験',
      name_en: 'Test Inc.',
      industry_id: 3,
      employees: 77,
    });
    await publish(who, 1, { jp, en: null, common });
    expect(await company(who)).toMatchObject({ name_jp: '株式会社試験', name_en: null });
    const account = await new Browser(api).get('/v1/company/account', who.headers);
    expect(account.json().user.companyName).toEqual({ jp: '株式会社試験', en: null });
  });

  test('refuses the later of two concurrent saves', async () => {
    who = await createRecruiter(api);
    const first = await Promise.all([1, 2].map(() => save(who, 0, fullGeneral)));
    expect(first.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await save(who, 1, fullGeneral);
    const stale = await publish(who, 1, fullGeneral);
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
    const never = await createRecruiter(api);
    expect((await save(never, 3, fullGeneral)).json()).toMatchObject({
      code: 'stale_version',
      current: 0,
    });
  });
});

describe('refuses', () => {
  const refused = async (generalInfo: unknown) => {
    const reply = await save(await createRecruiter(api), 0, generalInfo);
    return [reply.statusCode, reply.json().fields];
  };
  const offices = jp?.offices ?? [];

  test('industry and features that differ between the languages', async () => {
    const message = 'Please choose the same in both languages.';
    expect(await refused({ jp, en: { ...en, industry: 1 }, common })).toEqual([
      422,
      { 'generalInfo.en.industry': message },
    ]);
    expect(await refused(withJp({ feature: [1, 2] }))).toEqual([
      422,
      { 'generalInfo.en.feature': message },
    ]);
    const sameInAnyOrder = {
      jp: { ...jp, feature: [1, 2] },
      en: { ...en, feature: [2, 1] },
      common,
    };
    expect((await refused(sameInAnyOrder))[0]).toBe(200);
  });

  test('two headquarters', async () => {
    expect(await refused(withJp({ offices: [...offices, ...offices] }))).toEqual([
      422,
      { 'generalInfo.jp.offices.1.hqFlag': 'Only one office can be the headquarters.' },
    ]);
    const branch = { ...offices[0], hqFlag: false };
    expect((await refused(withJp({ offices: [...offices, branch, branch] })))[0]).toBe(200);
  });

  test.each([
    ['a script as an address', { urls: [{ title: 'x', url: 'javascript:alert(1)' }] }],
    ['an industry that there is not', { industry: 99 }],
    ['a feature twice', { feature: [1, 1] }],
    ['an office without a tab', { offices: [{ ...offices[0], tab: 'moon' }] }],
    ['a profile of 4001 characters', { companyProfile: 'あ'.repeat(4001) }],
    ['what it does not know', { ceo: 'x' }],
  ])('%s', async (_, change) => {
    expect((await refused(withJp(change)))[0]).toBe(422);
  });

  test('another company’s picture', async () => {
    const [one, other] = [await createRecruiter(api), await createRecruiter(api)];
    const logoImage = await uploadPicture(api, other);
    expect((await save(one, 0, withJp({ logoImage }))).statusCode).toBe(404);
    expect((await save(other, 0, withJp({ logoImage }))).statusCode).toBe(200);
    expect((await show(other)).json().images).toMatchObject([{ id: logoImage }]);
  });
});

describe('access', () => {
  test('is for recruiters except level 3, for their own company', async () => {
    who = await createRecruiter(api);
    await publish(who, 0, fullGeneral);
    const viewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
    const student = await createStudent(api);
    const features = (one: SignedIn | null) =>
      new Browser(api).get(`${path}/features`, one?.headers);
    const each = [show, features, (one: SignedIn | null) => save(one, 1, fullGeneral)];
    for (const call of each) {
      expect((await call(null)).statusCode).toBe(401);
      expect((await call(student)).json().code).toBe('wrong_kind');
      expect((await call(viewer)).json().code).toBe('wrong_level');
    }
    expect((await show(who)).json().version).toBe(1);
    expect((await show(await createRecruiter(api))).json().version).toBe(0);
    expect((await features(who)).json().features[0]).toMatchObject({
      id: 1,
      name: { ja: expect.any(String), en: expect.any(String) },
    });
  });
});
