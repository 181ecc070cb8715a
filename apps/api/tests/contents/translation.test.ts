import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  orderOf,
  publishWords,
  salesInTokyo,
  sendTexts,
  showService,
  translated,
  translationEndpoints,
  type Words,
} from '../../testing/contents/translation.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let memory: TestApp;
let recruiter: SignedInRecruiter;

beforeAll(async () => {
  memory = await startTestApp();
});
afterAll(() => memory.close());
beforeEach(async () => {
  recruiter = await createRecruiter(memory, { level: 2 });
});

describe('with the memory alone', () => {
  test('fills known texts from the company’s pairs and our tables, with their number', async () => {
    await publishWords(memory, recruiter.companyId, 'job', {
      jp: { position: '東京の営業', holidays: '土日と祝日は休みです。夏には夏季休暇があります。' },
      en: { position: 'Sales in Tokyo', holidays: 'Weekends and holidays are free.' },
    });
    const reply = await sendTexts(memory, recruiter, {
      from: 'jp',
      fields: [
        { path: 'position', text: '東京の営業。' },
        { path: 'services.0.productPlace', text: '東京都' },
        { path: 'holidays', text: '土日と祝日は休みです。夏には夏期休暇があります。' },
        { path: 'dutiesChange', text: '誰も訳したことのない文章' },
        { path: 'otherMessage.0.message', text: '東京の営業\n\n正社員' },
      ],
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      result: 1,
      fields: [
        { path: 'position', text: 'Sales in Tokyo.', near: false },
        { path: 'services.0.productPlace', text: 'Tokyo', near: false },
        { path: 'holidays', text: 'Weekends and holidays are free.', near: true },
        { path: 'dutiesChange', text: null, near: false },
        { path: 'otherMessage.0.message', text: 'Sales in Tokyo\n\nFull-time', near: false },
      ],
      filled: 4,
      total: 5,
      provider: 'memory',
    });
  });

  test('phrase book clauses, terms and places work for a company without publications', async () => {
    const reply = await sendTexts(memory, recruiter, {
      from: 'jp',
      fields: [
        { path: 'dutiesChange', text: '会社の定める業務' },
        { path: 'salaryNote', text: '通勤手当は、実費を全額支給します。\n社宅があります。' },
        { path: 'workLocation', text: '東京本社（東京都渋谷区）' },
      ],
    });
    expect(reply.json()).toMatchObject({
      fields: [
        { path: 'dutiesChange', text: 'Any work the company assigns', near: false },
        { path: 'salaryNote', text: null },
        { path: 'workLocation', text: 'Tokyo head office (Shibuya-ku, Tokyo)', near: false },
      ],
      filled: 2,
      total: 3,
      provider: 'memory',
    });
  });

  test('every kind of content is used, in both directions', async () => {
    const { companyId } = recruiter;
    await publishWords(memory, companyId, 'general', {
      jp: { services: [{ productTitle: '縁側便' }] },
      en: { services: [{ productTitle: 'Veranda Post' }] },
    });
    await publishWords(memory, companyId, 'event', {
      jp: { place: '三階' },
      en: { place: 'Third floor' },
    });
    await publishWords(memory, companyId, 'article', {
      jp: { title: '春' },
      en: { title: 'Spring' },
    });
    await publishWords(memory, companyId, 'tip', {
      jp: { senpaiName: '林' },
      en: { senpaiName: 'Lin' },
    });
    const jp = ['縁側便', '三階', '春', '林'];
    const en = ['Veranda Post', 'Third floor', 'Spring', 'Lin'];
    expect(await translated(memory, recruiter, 'jp', ...jp)).toEqual(en);
    expect(await translated(memory, recruiter, 'en', ...en)).toEqual(jp);
  });

  test('the later published of two translations wins', async () => {
    const day = (at: number) => new Date(memory.clock.now().getTime() - at * 86_400_000);
    const { companyId } = recruiter;
    await publishWords(memory, companyId, 'job', salesInTokyo, { at: day(1) });
    await publishWords(
      memory,
      companyId,
      'job',
      { ...salesInTokyo, en: { position: 'Old' } },
      { at: day(5) },
    );
    expect(await translated(memory, recruiter, 'jp', '東京の営業')).toEqual(['Sales in Tokyo']);
    await publishWords(
      memory,
      companyId,
      'job',
      { ...salesInTokyo, en: { position: 'New' } },
      { at: day(0) },
    );
    expect(await translated(memory, recruiter, 'jp', '東京の営業')).toEqual(['New']);
  });

  test.each<[string, Words, object]>([
    ['not published', salesInTokyo, { published: false }],
    ['written in one language only', { ...salesInTokyo, en: null }, {}],
    ['changed in one language alone', salesInTokyo, { drift: { position: 'jp' } }],
  ])('a text that is %s is not used', async (_what, words, state) => {
    await publishWords(memory, recruiter.companyId, 'job', words, state);
    expect(await translated(memory, recruiter, 'jp', '東京の営業')).toEqual([null]);
  });

  test('an outdated translation is not used until it is published again', async () => {
    const who = await createEmployer(memory);
    const calls = jobCalls(memory);
    const companyJobId = await releaseOne(calls, who);
    const behind = { ...jobWith({ jp: { holidays: '休日は日曜日だけです。' } }), companyJobId };
    await calls.release(who, { ...behind, version: 1 });
    const ask = () => translated(memory, who, 'jp', '休日は日曜日だけです。');
    expect(await ask()).toEqual([null]);
    const caughtUp = {
      ...behind,
      ...jobWith({ jp: behind.jp ?? {}, en: { holidays: 'Sundays.' } }),
    };
    expect((await calls.draft(who, { ...caughtUp, version: 2 })).json().drift).toEqual({});
    expect(await ask()).toEqual([null]);
    await calls.release(who, { ...caughtUp, version: 3 });
    expect(await ask()).toEqual(['Sundays.']);
  });

  test('another company’s pairs are not used', async () => {
    const other = await createRecruiter(memory);
    const long = '私たちは東京を拠点に世界の若者と日本の会社をむすびます。';
    await publishWords(memory, other.companyId, 'job', {
      jp: { position: '東京の営業', holidays: long },
      en: { position: 'Sales in Tokyo', holidays: 'We connect.' },
    });
    expect(await translated(memory, recruiter, 'jp', '東京の営業', `${long}！`)).toEqual([
      null,
      null,
    ]);
    expect(await translated(memory, other, 'jp', '東京の営業')).toEqual(['Sales in Tokyo']);
  });
});

describe('access', () => {
  test('recruiters learn whether a translation service is configured', async () => {
    expect(await showService(memory, recruiter)).toMatchObject({ isConfigured: false });
  });

  test.each(translationEndpoints)(
    '$path: recruiters, but no interviewers, students or strangers',
    async ({ path }) => {
      const codes: unknown[] = [];
      for (const level of [0, 1, 2, 3] as const) {
        const who = await createRecruiter(memory, { level });
        codes.push((await sendTexts(memory, who, orderOf('jp', '東京都'), { path })).statusCode);
      }
      expect(codes).toEqual([200, 200, 200, 403]);
      const student = await createStudent(memory);
      expect((await sendTexts(memory, student, orderOf('jp', '東京都'), { path })).statusCode).toBe(
        403,
      );
      expect((await sendTexts(memory, null, orderOf('jp', '東京都'), { path })).statusCode).toBe(
        401,
      );
    },
  );

  test('a company thirty times in ten minutes, over all its recruiters', async () => {
    const colleague = await createRecruiter(memory, { companyId: recruiter.companyId });
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) {
      const who = times % 2 ? recruiter : colleague;
      statuses.push((await sendTexts(memory, who, orderOf('jp', '東京都'))).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

test.each<[string, object, string]>([
  ['another language', { from: 'fr' }, 'from'],
  ['no fields', { fields: [] }, 'fields'],
  ['a blank text', orderOf('jp', ' \u200b '), 'fields.0.text'],
  ['a text that is none', { fields: [{ path: 'a', text: 1 }] }, 'fields.0.text'],
  ['a path with a bracket', { fields: [{ path: 'a[0]', text: 'a' }] }, 'fields.0.path'],
  ['a long path', { fields: [{ path: 'a'.repeat(121), text: 'a' }] }, 'fields.0.path'],
  ['a long text', orderOf('jp', '水'.repeat(10_001)), 'fields.0.text'],
  ['too many fields', orderOf('jp', ...Array.from({ length: 201 }, () => '水')), 'fields'],
  [
    'too much together',
    orderOf('jp', ...Array.from({ length: 7 }, () => '水'.repeat(9000))),
    'fields',
  ],
  [
    'too many lines',
    orderOf('jp', ...Array.from({ length: 4 }, () => '水\n'.repeat(600))),
    'fields',
  ],
  ['the same path twice', { fields: ['a', 'b'].map((text) => ({ path: 'a', text })) }, 'fields'],
  ['something else', { to: 'en' }, 'to'],
])('%s is refused', async (_what, change, field) => {
  const reply = await sendTexts(memory, recruiter, { ...orderOf('jp', '水'), ...change });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
});

test.each([
  [{ TRANSLATE_KEY: 'key' }, 'TRANSLATE_URL'],
  [{ TRANSLATE_URL: 'localhost:5000' }, 'TRANSLATE_URL'],
  [{ TRANSLATE_URL: 'https://api.deepl.com' }, 'TRANSLATE_KEY'],
])('a wrong setting stops the start with a message: %j', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^Please .*${name}`));
});
