import { expect, test } from 'vitest';
import { awaitDatabase } from './prepare-database.ts';

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });

/** A database that is available from the given second on; the fake pause advances the clock. */
function startingAt(second: number) {
  let ms = 0;
  const said: string[] = [];
  const connect = async () => {
    if (ms < second * 1000) throw refused;
  };
  const patience = {
    waitSeconds: 60,
    tell: (line: string) => said.push(line),
    now: () => ms,
    pause: async (by: number) => {
      ms += by;
    },
  };
  return { said, wait: () => awaitDatabase(connect, patience) };
}

test('waits up to a minute for the database and logs it once', async () => {
  const { said, wait } = startingAt(59);
  await wait();
  expect(said).toEqual([expect.stringMatching(/^Waiting up to 60 s .*ECONNREFUSED/)]);
});

test('gives up after a minute with a reason', async () => {
  await expect(startingAt(61).wait()).rejects.toThrow('cannot be reached (ECONNREFUSED)');
});

test('logs nothing for a database that answers at once', async () => {
  const { said, wait } = startingAt(0);
  await wait();
  expect(said).toEqual([]);
});
