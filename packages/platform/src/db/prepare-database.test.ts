import { expect, test } from 'vitest';
import { awaitDatabase } from './prepare-database.ts';

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });

/** A database that answers from a second on; pauses move the clock instead of waiting. */
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

test('a server waits up to a minute for its database and says so once', async () => {
  const { said, wait } = startingAt(59);
  await wait();
  expect(said).toEqual([expect.stringMatching(/^Waiting up to 60 s .*ECONNREFUSED/)]);
});

test('after a minute it gives up with a reason', async () => {
  await expect(startingAt(61).wait()).rejects.toThrow('cannot be reached (ECONNREFUSED)');
});

test('a database that answers at once is not commented on', async () => {
  const { said, wait } = startingAt(0);
  await wait();
  expect(said).toEqual([]);
});
