import { describe, expect, test } from 'vitest';
import {
  type Fault,
  faults,
  startTranslationServer,
} from '../../testing/stand-ins/translation-server.ts';
import { freePort } from '../../testing/waiting/ports.ts';
import { startBudget } from './budget.ts';
import { useTranslators } from './testing/translators.ts';
import type { TranslationFailed } from './translator.ts';

const local = useTranslators();
const both = () => [local.deepl, local.libretranslate];
const long = () => startBudget(20_000);

const failureOf = (translating: Promise<unknown>): Promise<TranslationFailed> =>
  translating.then(
    () => expect.unreachable(),
    (error: TranslationFailed) => error,
  );

describe('a service that fails', () => {
  test.each<[string, Fault, object]>([
    ['a wrong key', faults.status(403), { kind: 'unavailable' }],
    ['no key', faults.status(401), { kind: 'unavailable' }],
    ['a language it does not have', faults.status(400), { kind: 'unavailable' }],
    ['another service', faults.status(404), { kind: 'unavailable' }],
    ['a fault of its own', faults.status(500), { kind: 'unavailable' }],
    ['too much work', faults.status(529), { kind: 'busy' }],
    ['a used-up quota', faults.status(456), { kind: 'busy', facts: { retryAfterSeconds: 3600 } }],
    ['too many requests', faults.status(429), { kind: 'busy' }],
    [
      'a longer wait than there is time',
      faults.status(429, { 'retry-after': '120' }),
      { kind: 'busy', facts: { retryAfterSeconds: 120 } },
    ],
    ['half an answer', faults.brokenJson, { kind: 'unavailable' }],
    ['fewer texts than asked', faults.tooFew, { kind: 'unavailable' }],
    ['another kind of answer', faults.otherForm, { kind: 'unavailable' }],
    ['an answer without an end', faults.endless, { kind: 'unavailable' }],
    ['a broken connection', faults.cut, { kind: 'unavailable' }],
  ])('%s', async (_what, fault, expected) => {
    for (const translator of both()) {
      local.server.fault = fault;
      local.logged.length = 0;
      const translating = () => translator.translate(['秘密の文章', '次'], 'ja', 'en', long());
      expect(await failureOf(translating())).toMatchObject(expected);
      expect(await failureOf(translating())).toMatchObject(expected);
      expect(local.logged).toHaveLength(1);
      expect(JSON.stringify(local.logged)).not.toMatch(/秘密|the-key|127\.0\.0\.1/);
      local.server.fault = undefined;
      expect(await translating()).toEqual(['<秘密の文章>', '<次>']);
    }
  });

  test.each([
    [403, 'error'],
    [456, 'error'],
    [302, 'error'],
    [500, 'warn'],
    [429, 'warn'],
  ])("%i is the operator's to fix, or temporary: %s", async (status, level) => {
    local.server.fault = faults.status(status);
    await failureOf(local.deepl.translate(['文章'], 'ja', 'en', long()));
    expect(local.logged).toMatchObject([{ level, status, provider: 'deepl' }]);
  });

  test('logs the same fault again after a success in between', async () => {
    const translating = () => local.deepl.translate(['文章'], 'ja', 'en', long());
    for (const fault of [faults.status(403), undefined, faults.status(403)]) {
      local.server.fault = fault;
      await translating().catch(() => undefined);
    }
    expect(local.logged).toHaveLength(2);
  });

  test('nothing listens at the address', async () => {
    const translator = local.at(`deepl+http://127.0.0.1:${await freePort()}`, 'the-key');
    const failure = await failureOf(translator.translate(['文章'], 'ja', 'en', long()));
    expect(failure).toMatchObject({ kind: 'unavailable', facts: { code: 'ECONNREFUSED' } });
  });

  test('a redirect receives neither key nor texts', async () => {
    const other = await startTranslationServer();
    for (const translator of both()) {
      for (const status of [301, 302, 307, 308]) {
        local.server.fault = faults.status(status, { location: `${other.origin}/v2/translate` });
        const failure = await failureOf(translator.translate(['文章'], 'ja', 'en', long()));
        expect(failure).toMatchObject({ kind: 'unavailable', facts: { status } });
      }
    }
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  test('gives up a silent service when the time is over', async () => {
    for (const translator of both()) {
      local.server.fault = faults.silence;
      const failure = await failureOf(translator.translate(['文章'], 'ja', 'en', startBudget(50)));
      expect(failure.kind).toBe('slow');
    }
  });

  test('does not wait for other requests when one fails', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => `文章${at}`);
    local.server.faults.push(faults.silence, faults.silence, faults.status(403));
    const failure = await failureOf(local.deepl.translate(texts, 'ja', 'en', long()));
    expect(failure).toMatchObject({ kind: 'unavailable', facts: { status: 403 } });
  });
});

describe('a service that recovers', () => {
  test.each<[string, Fault[]]>([
    ['too many requests, for a moment', [faults.status(429), faults.status(429)]],
    ['a fault that passes', [faults.status(503), faults.status(500)]],
  ])('%s', async (_what, passing) => {
    for (const translator of both()) {
      local.server.asked.length = 0;
      local.server.faults.push(...passing);
      expect(await translator.translate(['文章'], 'ja', 'en', long())).toEqual(['<文章>']);
      expect(local.server.asked).toHaveLength(passing.length + 1);
      expect(local.logged).toEqual([]);
    }
  });

  test('is not asked again before the time in Retry-After', async () => {
    local.server.faults.push(faults.status(429, { 'retry-after': '1' }));
    await local.deepl.translate(['文章'], 'ja', 'en', long());
    const [first, second] = local.server.asked;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(980);
  });

  test('a permanent refusal is not retried', async () => {
    local.server.fault = faults.status(403);
    await failureOf(local.deepl.translate(['文章'], 'ja', 'en', long()));
    expect(local.server.asked).toHaveLength(1);
  });
});
