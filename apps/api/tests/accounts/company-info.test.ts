import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullGeneral, publishGeneral } from '../../testing/contents/general.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { mailsTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';
import { verify } from '../../testing/server/desk.ts';

const operator = 'operator@engawa.test';
let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({
    env: { ENGAWA_DEMO: 'off', SMTP_URL: 'smtp://relay.test', CONTACT_EMAIL: operator },
  });
});
afterAll(() => api.close());

const path = '/v1/company/company-info';
const show = async (one: SignedIn) =>
  (await new Browser(api).get(path, one.headers)).json().company;
const save = (one: SignedIn, body: object) => new Browser(api).post(path, body, one.headers);
const general = async (one: SignedIn) =>
  (await new Browser(api).get('/v1/company/general-content-management', one.headers)).json();

const facts = {
  legalName: '株式会社髙﨑𠮷商店',
  corporateNumber: '7000012050002',
  representative: '髙﨑 𠮷彦',
  postalCode: '100-0001',
  address: '東京都千代田区千代田1-1',
  phone: '03-1234-5678',
  industry: 3,
  employees: 42,
  founded: '1998-04',
  capital: 10_000_000,
  listing: 'unlisted',
  companyType: 'japanese',
  complaintsOffice: '人事部',
  complaintsEmail: 'voice@test.example',
  complaintsPhone: null,
};

describe('the facts of a company', () => {
  test('start with the sign-up, are saved, and refuse a stale version', async () => {
    who = await createRecruiter(api);
    const first = await show(who);
    expect(first).toMatchObject({ version: 0, corporateNumber: null, verification: 'verified' });
    expect(first.legalName).toBe(first.shownName.jp);
    const saved = await save(who, { version: 0, ...facts });
    expect(saved.json()).toMatchObject({ result: 1, company: { ...facts, version: 1 } });
    expect(await show(who)).toEqual(saved.json().company);
    const late = await save(who, { version: 0, ...facts, employees: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
  });

  test('accept a corporate number in any notation, and refuse a wrong check digit', async () => {
    who = await createRecruiter(api);
    const wide = await save(who, {
      version: 0,
      ...facts,
      corporateNumber: '７－００００－１２０５－０００２',
    });
    expect(wide.json().company.corporateNumber).toBe('7000012050002');
    const wrong = await save(who, { version: 1, ...facts, corporateNumber: '8000012050002' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([
      422,
      ['corporateNumber'],
    ]);
  });

  test('appear on the general page at once, in draft and published copy and both languages', async () => {
    who = await createRecruiter(api);
    await publishGeneral(api, who);
    const { version } = await show(who);
    await save(who, { version, ...facts });
    const { generalInfo, hasChanges, version: raised } = await general(who);
    const { industry, employees, founded, capital, listing, companyType } = facts;
    expect(generalInfo).toMatchObject({
      jp: { industry, companyProfile: fullGeneral.jp?.companyProfile },
      en: { industry },
      common: { employees, founded, capital, listing, companyType },
    });
    expect([hasChanges, raised]).toEqual([false, 2]);
  });

  test('follow the general page when it is published', async () => {
    who = await createRecruiter(api);
    await save(who, { version: 0, ...facts });
    const { generalInfo } = await general(who);
    expect(generalInfo.common).toMatchObject({ employees: 42, founded: '1998-04' });
    const { jp, en, common } = fullGeneral;
    const said = { jp, en, common: { ...common, employees: 50, capital: 5 } };
    await publishGeneral(api, who, { generalInfo: said });
    expect(await show(who)).toMatchObject({
      employees: 50,
      capital: 5,
      industry: 6,
      founded: null,
    });
    expect(await show(who)).toMatchObject({ legalName: facts.legalName, version: 2 });
  });
});

describe('a changed registered name or number', () => {
  test.each([
    { legalName: '株式会社別' },
    { corporateNumber: '2000012020001' },
    { legalName: null },
  ])('removes the verification and asks the operator: %o', async (change) => {
    who = await createRecruiter(api);
    await save(who, { version: 0, ...facts });
    await verify(api, who.companyId);
    await save(who, { version: 1, ...facts, phone: '03-9999-9999' });
    expect((await show(who)).verification).toBe('verified');
    const told = (await mailsTo(api, operator)).length;
    const saved = await save(who, { version: 2, ...facts, ...change });
    expect(saved.json().company.verification).toBe('waiting');
    expect((await mailsTo(api, operator)).slice(told)).toHaveLength(1);
  });

  test('counts as changed when first stated, unless it is the verified name', async () => {
    who = await createRecruiter(api);
    const { shownName } = await show(who);
    await save(who, { version: 0, ...facts, legalName: null });
    await save(who, { version: 1, ...facts, legalName: shownName.jp });
    expect((await show(who)).verification).toBe('verified');
    const other = await createRecruiter(api);
    const told = (await mailsTo(api, operator)).length;
    const saved = await save(other, { version: 0, ...facts });
    expect(saved.json().company.verification).toBe('waiting');
    expect((await mailsTo(api, operator)).slice(told)).toHaveLength(1);
  });
});
