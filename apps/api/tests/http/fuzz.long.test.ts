import { readFileSync } from 'node:fs';
import { endpoints } from '@engawa/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FuzzRequest } from '../../testing/fuzz/draw-request.ts';
import { type Finding, type FuzzResult, runFuzz, tryRequest } from '../../testing/fuzz/run-fuzz.ts';
import { makeWorld } from '../../testing/fuzz/world.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

/** Set by `npm run fuzz` (scripts/fuzz.mjs). */
const { FUZZ_COUNT, FUZZ_FROM, FUZZ_REPEAT, SEED } = process.env;
const isLong = FUZZ_COUNT !== undefined;
const count = Number(FUZZ_COUNT ?? 5_000);
const from = Number(FUZZ_FROM ?? 0);
const seed = Number(SEED ?? 1);
/** Timeout against a hang; the number of requests does not depend on the machine. */
const longestMs = isLong ? 6 * 3_600_000 : 1_200_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({
    env: {
      ENGAWA_DEMO: 'off',
      SMTP_URL: 'smtp://relay.test',
      CONTACT_EMAIL: 'operator@engawa.test',
      CALLS_PER_MINUTE: '1000000',
    },
  });
});
afterAll(() => api.close());

const tell = ({ n, fault, request, answer }: Finding): string =>
  [
    `${request.endpoint} as ${request.caller}: ${fault}`,
    `  npm run fuzz -- --repeat '${JSON.stringify(request).replaceAll("'", "'\\''")}'`,
    `  SEED=${seed} npm run fuzz -- --from ${n} --count 1`,
    `  ${answer.slice(0, 500)}`,
  ].join('\n');

const sum = ({ sent, statuses, succeeded, marked }: FuzzResult): string => {
  const each = [...statuses].toSorted(([one], [other]) => one - other);
  const words = each.map(([status, times]) => `${status}: ${times}`).join(', ');
  return `${sent} requests (${words}); ${succeeded.size} of ${endpoints.length} calls succeeded, ${marked} answers had marks`;
};

async function repeatOne(given: string): Promise<void> {
  const json = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8');
  const world = await makeWorld(api);
  const { status, fault, answer } = await tryRequest(api, world, JSON.parse(json) as FuzzRequest);
  process.stdout.write(`${status} ${answer}\n`);
  expect(fault).toBeUndefined();
}

async function drawMany(): Promise<void> {
  const onProgress = (sent: number, findings: readonly Finding[]) => {
    if (isLong) process.stdout.write(`${sent} sent, ${findings.length} found\n`);
  };
  const options = { seed, from, count, worldLasts: 10_000, onProgress };
  const result = await runFuzz(api, options);
  process.stdout.write(`${sum(result)}\n`);
  expect(result.findings.map(tell)).toEqual([]);
  expect(result.sent).toBe(count);
  // Without marks in the responses no leak could be detected.
  if (count >= 1_000) expect(result.marked).toBeGreaterThan(50);
}

test(
  'no response is an internal error, outside its schema, or contains data of others',
  () => (FUZZ_REPEAT === undefined ? drawMany() : repeatOne(FUZZ_REPEAT)),
  longestMs,
);
