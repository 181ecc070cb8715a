import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { SlowReads } from './slow-reads.ts';

/** Never connects: the tests are about scheduling. */
const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });

const settled = () => new Promise((resolve) => setImmediate(resolve));

function line(atOnce: number) {
  const reads = new SlowReads(db);
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const ask = (by: string, endpoint = 'search') =>
    reads.run({ endpoint, atOnce, by }, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
      return by;
    });
  return {
    ask,
    running: () => running,
    most: () => most,
    /** Finishes the running reads and those that follow. */
    async finishAll(): Promise<void> {
      for (await settled(); finish.length > 0; await settled()) finish.shift()?.();
    },
  };
}

test('runs a limited number at once and queues the others in order', async () => {
  const { ask, most, finishAll } = line(2);
  const answers: string[] = [];
  const asked = ['a', 'b', 'c', 'd', 'e'].map((by) => ask(by).then((one) => answers.push(one)));
  await finishAll();
  await Promise.all(asked);
  expect(answers).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most()).toBe(2);
});

test('refuses a fifth read of one caller until one of the four is done', async () => {
  const { ask, finishAll } = line(2);
  const first = [ask('a'), ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toMatchObject({ code: 'too_many_requests' });
  await finishAll();
  await Promise.all(first);
  const again = ask('a');
  await finishAll();
  expect(await again).toBe('a');
});

test("refuses when an endpoint's queue is full; other endpoints have queues of their own", async () => {
  const { ask, running, finishAll } = line(1);
  const everybody = Array.from({ length: 11 }, (_, at) => `person ${at}`);
  const waiting = everybody.map((by) => ask(by));
  await expect(ask('g')).rejects.toMatchObject({ code: 'unavailable' });
  const elsewhere = ask('g', 'export');
  await settled();
  expect(running()).toBe(2);
  await finishAll();
  expect(await elsewhere).toBe('g');
  expect(await Promise.all(waiting)).toEqual(everybody);
});

test('a failed read releases its slot', async () => {
  const reads = new SlowReads(db);
  const turn = { endpoint: 'search', atOnce: 1 };
  const failing = reads.run({ ...turn, by: 'a' }, () => Promise.reject(new Error('no')));
  const next = reads.run({ ...turn, by: 'b' }, () => 'answer');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('answer');
});
