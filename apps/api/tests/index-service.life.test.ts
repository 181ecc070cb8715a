import { Random } from '@engawa/demo/random';
import { freePort } from '@engawa/platform/testing/ports';
import { until } from '@engawa/platform/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { indexToken, startIndexProcess } from '../testing/index-process.ts';
import { createFindable } from '../testing/talent.ts';

let api: TestApp;
let port: number;
let end: Awaited<ReturnType<typeof startIndexProcess>>;
const lines: string[] = [];
const everybody = { asker: 'anybody', filter: {} };
const newest = { order: 'newest', perPage: 20 } as const;

beforeAll(async () => {
  port = await freePort();
  api = await startTestApp({
    env: {
      ENGAWA_INDEX: 'on',
      INDEX_URL: `http://127.0.0.1:${port}`,
      INDEX_TOKEN: indexToken,
      LOG_LEVEL: 'warn',
    },
    logInto: { write: (line) => lines.push(line) },
  });
  await createFindable(api, new Random(3), 60);
  end = await startIndexProcess(api.databaseUrl, port);
});
afterAll(async () => {
  await end('SIGKILL');
  await api.close();
});

const isThere = () =>
  until('the service', () => api.services.indexes?.isReady('student') === true, 20);
const ask = () => api.services.talent.find(everybody, newest);
/** Answered by the service and by the database. */
const counted = (): number[] => {
  const counts = [...(api.services.indexes?.series.engawa_searches_total?.read() ?? [])];
  return ['service', 'database'].map(
    (engine) => counts.find(({ of }) => of.engine === engine)?.value ?? 0,
  );
};

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'the service ends by %s under searches: the database answers, and it comes back by itself',
  async (signal) => {
    await isThere();
    lines.splice(0);
    const expected = await ask();
    const [answered = 0, left = 0] = counted();
    let ended = false;
    const ending = end(signal).then(() => {
      ended = true;
    });
    while (!ended) expect(await ask()).toEqual(expected);
    await ending;
    expect(await ask()).toEqual(expected);
    expect(counted()[1]).toBeGreaterThan(left);
    await until('a line in the log', () => lines.some((line) => line.includes('is away')));

    end = await startIndexProcess(api.databaseUrl, port);
    await isThere();
    expect(await ask()).toEqual(expected);
    expect(counted()[0]).toBeGreaterThan(answered);
    await until('the other line', () => lines.some((line) => line.includes('is back')));
    expect(lines).toHaveLength(2);
  },
);
