import {
  faults,
  startTranslationServer,
  type TranslationServer,
} from '@engawa/platform/testing/stand-ins/translation-server';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { characterBudget } from '../../src/features/translation/character-budget.ts';
import { translationRoutes } from '../../src/features/translation/routes.ts';
import {
  orderOf,
  publishWords,
  salesInTokyo,
  sendTexts,
  showService,
  translated,
  translationContract,
} from '../../testing/contents/translation.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let provider: TranslationServer;
let deepl: TestApp;
let libretranslate: TestApp;
let recruiter: SignedInRecruiter;
const logLines: string[] = [];

beforeAll(async () => {
  provider = await startTranslationServer();
  deepl = await startTestApp({
    env: { TRANSLATE_URL: provider.deeplUrl, TRANSLATE_KEY: 'the-key', LOG_LEVEL: 'debug' },
    logInto: { write: (line) => logLines.push(line) },
  });
  libretranslate = await startTestApp({
    beside: deepl,
    env: { TRANSLATE_URL: provider.libretranslateUrl },
  });
});
afterAll(async () => {
  await libretranslate.close();
  await deepl.close();
  await provider.stop();
});
beforeEach(async () => {
  provider.asked.length = 0;
  provider.fault = undefined;
  logLines.length = 0;
  recruiter = await createRecruiter(deepl, { level: 2 });
});

test('the service gets texts that the memory does not know exactly', async () => {
  await publishWords(deepl, recruiter.companyId, 'job', salesInTokyo);
  for (const [api, name] of [
    [deepl, 'deepl'],
    [libretranslate, 'libretranslate'],
  ] as const) {
    provider.asked.length = 0;
    const texts = ['最初の行\n\n二番目の行', '東京の営業', '東京都', '最後'];
    expect((await sendTexts(api, recruiter, orderOf('jp', ...texts))).json()).toEqual({
      result: 1,
      fields: [
        { path: 'field.0', text: '<最初の行>\n\n<二番目の行>', near: false },
        { path: 'field.1', text: 'Sales in Tokyo', near: false },
        { path: 'field.2', text: 'Tokyo', near: false },
        { path: 'field.3', text: '<最後>', near: false },
      ],
      filled: 4,
      total: 4,
      provider: name,
    });
    expect(provider.asked.flatMap((one) => one.texts)).toEqual(['最初の行', '二番目の行', '最後']);
  }
});

test('two hundred fields come back in order', async () => {
  const texts = Array.from({ length: 200 }, (_, at) => `項目その${at}`);
  const asked = await translated(deepl, recruiter, 'jp', ...texts);
  expect(asked).toEqual(texts.map((text) => `<${text}>`));
  expect(provider.asked.length).toBe(4);
});

test('the service is not called if the memory knows all texts', async () => {
  const reply = await sendTexts(deepl, recruiter, orderOf('jp', '東京都'));
  expect(reply.json()).toMatchObject({ filled: 1, total: 1, provider: 'memory' });
  expect(provider.asked).toEqual([]);
});

test.each([
  [403, 'translation_unavailable'],
  [500, 'translation_unavailable'],
  [456, 'translation_busy'],
])(
  'a failure %i of the service is reported as %s, without any text in the log',
  async (status, code) => {
    provider.fault = faults.status(status);
    const reply = await sendTexts(deepl, recruiter, orderOf('jp', '秘密の文章'));
    expect([reply.statusCode, reply.json().code]).toEqual([503, code]);
    expect(reply.json().message).toMatch(/Nothing was changed\./);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(60);
    const log = logLines.join('');
    expect(log).toContain(`"status":${status}`);
    expect(log).not.toMatch(/秘密|the-key/);
  },
);

test('the refusal passes on how long to wait', async () => {
  provider.fault = faults.status(429, { 'retry-after': '90' });
  const reply = await sendTexts(libretranslate, recruiter, orderOf('jp', '文章'));
  expect(reply.json().code).toBe('translation_busy');
  expect(reply.headers['retry-after']).toBe('90');
});

test('recruiters learn that a translation service is configured', async () => {
  expect(await showService(deepl, recruiter)).toMatchObject({ isConfigured: true });
});

test('a service that does not listen is reported', async () => {
  const gone = await startTestApp({
    beside: deepl,
    env: { TRANSLATE_URL: `http://127.0.0.1:${await freePort()}` },
  });
  const reply = await sendTexts(gone, recruiter, orderOf('jp', '文章'));
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'translation_unavailable']);
  await gone.close();
});

test('a service that does not answer times out, without a database connection in use', async () => {
  const hasty = await startTestApp({
    beside: deepl,
    contractFor: ({ databases, limits }) => ({
      endpoints: translationContract,
      routes: translationRoutes({
        reads: databases.reads,
        translator: deepl.services.translator,
        limits,
        budgetMs: 2_000,
      }),
    }),
  });
  let held = -1;
  provider.fault = () => {
    const { pool } = hasty.services.databases;
    held = pool.totalCount - pool.idleCount;
  };
  const reply = await sendTexts(hasty, recruiter, orderOf('jp', '文章'));
  expect([reply.statusCode, reply.json().code]).toEqual([504, 'translation_slow']);
  expect(held).toBe(0);
  await hasty.close();
});

test('unverified companies have a limit of characters, each and together', async () => {
  const [one, other] = [
    await createRecruiter(deepl, { verified: false }),
    await createRecruiter(deepl, { verified: false }),
  ];
  const long = Array.from({ length: 5 }, (_, at) => `${at}${'あ'.repeat(9_999)}`);
  expect((await sendTexts(deepl, one, orderOf('jp', ...long))).statusCode).toBe(200);
  const refused = await sendTexts(deepl, one, orderOf('jp', ...long));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'translation_used_up']);
  expect(refused.json().message).toContain('more than the 60,000 characters');
  // A hit in the memory costs no characters.
  expect(await translated(deepl, one, 'jp', '東京都')).toEqual(['Tokyo']);
  for (const who of [other, recruiter]) {
    expect(await translated(deepl, who, 'jp', '文章')).toEqual(['<文章>']);
  }
  const limit = characterBudget.allUnverified;
  await deepl.services.limits.spend({ name: 'translated', who: 'unverified', limit }, limit.max);
  provider.asked.length = 0;
  const busy = await sendTexts(deepl, other, orderOf('jp', '文章'));
  expect(busy.json().code).toBe('translation_busy');
  expect(provider.asked).toEqual([]);
  expect(await translated(deepl, recruiter, 'jp', '文章')).toEqual(['<文章>']);
});

test('a translation stores only who asked, and when', async () => {
  const contents = await countRows(deepl, 'content');
  const keys = await countRows(deepl, 'idempotency_key');
  const audits = await countRows(deepl, 'audit');
  const headers = { 'idempotency-key': 'once' };
  for (const text of ['文章一', '文章二']) {
    const reply = await sendTexts(deepl, recruiter, orderOf('jp', text), { headers });
    expect(reply.json().fields[0].text).toBe(`<${text}>`);
  }
  expect(await countRows(deepl, 'content')).toBe(contents);
  expect(await countRows(deepl, 'idempotency_key')).toBe(keys);
  expect(await countRows(deepl, 'audit')).toBe(audits + 2);
});
