import { describe, expect, test } from 'vitest';
import { Turns, type TurnsOptions, type TurnTaker } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const wide = { atOnce: 10, inLine: 10 };

function line(options: Partial<TurnsOptions>) {
  let now = 0;
  const alarms = new Set<{ at: number; callBack: () => void }>();
  const later = (ms: number, callBack: () => void) => {
    const alarm = { at: now + ms, callBack };
    alarms.add(alarm);
    return () => void alarms.delete(alarm);
  };
  const turns = new Turns({
    atOnce: 1,
    forOne: wide,
    maxWaiting: 20,
    now: () => now,
    later,
    ...options,
  });
  const began: string[] = [];
  const finish = new Map<string, () => void>();
  const run = (taker: string | TurnTaker, piece: string, expectedMs?: number) => {
    const work = async () => {
      began.push(piece);
      await new Promise<void>((resolve) => finish.set(piece, resolve));
      return piece;
    };
    return turns.run(taker, work, expectedMs);
  };
  return {
    began,
    close: () => turns.close(),
    pass: (ms: number) => {
      now += ms;
      for (const alarm of [...alarms].filter(({ at }) => at <= now)) {
        alarms.delete(alarm);
        alarm.callBack();
      }
    },
    /** `a2` is the second piece of work of account a. */
    ask: (piece: string, expectedMs?: number) => run(piece.slice(0, 1), piece, expectedMs),
    askFrom: (address: string, piece: string) =>
      run({ account: piece.slice(0, 1), address }, piece),
    async finish(piece: string): Promise<void> {
      finish.get(piece)?.();
      await settled();
    },
  };
}

describe('turns', () => {
  test('alternate between accounts, however many pieces one of them has queued', async () => {
    const { ask, began, finish } = line({});
    const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(ask);
    for (let at = 0; at < asked.length; at += 1) await finish(began[at] ?? '');
    await Promise.all(asked);
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('of one account leave a place for others', async () => {
    const { ask, began, finish } = line({ atOnce: 2, forOne: { atOnce: 1, inLine: 4 } });
    const asked = ['a1', 'a2', 'a3', 'b1'].map(ask);
    expect(began).toEqual(['a1', 'b1']);
    await finish('b1');
    expect(began).toEqual(['a1', 'b1']);
    await finish('a1');
    expect(began).toEqual(['a1', 'b1', 'a2']);
    await finish('a2');
    await finish('a3');
    await Promise.all(asked);
  });

  test('alternate between addresses first, however many accounts one has', async () => {
    const { askFrom, began, finish } = line({});
    const asked = ['a1', 'b1', 'c1', 'd1'].map((piece) => askFrom('here', piece));
    asked.push(askFrom('there', 'e1'));
    for (let at = 0; at < asked.length; at += 1) await finish(began[at] ?? '');
    await Promise.all(asked);
    expect(began).toEqual(['a1', 'e1', 'b1', 'c1', 'd1']);
  });

  test('are released when work fails', async () => {
    const turns = new Turns({ atOnce: 1, forOne: wide, maxWaiting: 1 });
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('b', () => 'answer');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('answer');
  });
});

describe('a queue', () => {
  test('limits the pieces of one account and takes more later', async () => {
    const { ask, finish } = line({ forOne: { atOnce: 1, inLine: 2 } });
    const first = ask('a1');
    const second = ask('a2');
    await expect(ask('a3')).rejects.toMatchObject({ code: 'too_many_requests' });
    await finish('a1');
    const third = ask('a3');
    await finish('a2');
    await finish('a3');
    expect(await Promise.all([first, second, third])).toEqual(['a1', 'a2', 'a3']);
  });

  test('when full, drops the last piece of the account with the most for one with fewer', async () => {
    const { ask, began, finish } = line({ maxWaiting: 3 });
    const asked = ['a1', 'a2', 'a3', 'a4'].map(ask);
    const outcome = Promise.allSettled(asked);
    const other = ask('b1');
    await expect(asked[3]).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('a5')).rejects.toMatchObject({ code: 'unavailable' });
    for (const piece of ['a1', 'b1', 'a2', 'a3']) await finish(piece);
    expect(await other).toBe('b1');
    expect((await outcome).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(began).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('limits the pieces of one address, whatever the account', async () => {
    const forAddress = { inLine: 2, budget: { workMs: 1000, perMs: 1000 } };
    const { askFrom, finish } = line({ forAddress });
    const asked = [askFrom('here', 'a1'), askFrom('here', 'b1')];
    await expect(askFrom('here', 'c1')).rejects.toMatchObject({ code: 'too_many_requests' });
    asked.push(askFrom('there', 'd1'));
    for (const piece of ['a1', 'd1', 'b1']) await finish(piece);
    expect(await Promise.all(asked)).toEqual(['a1', 'b1', 'd1']);
  });

  test('refuses pieces that wait too long, but not running ones', async () => {
    const { ask, began, finish, pass } = line({ maxWaitMs: 40_000 });
    const first = ask('a1');
    const second = ask('b1');
    pass(39_999);
    const third = ask('c1');
    pass(1);
    await expect(second).rejects.toMatchObject({
      code: 'unavailable',
      options: { because: 'overload', retryAfterSeconds: 5 },
    });
    await finish('a1');
    pass(40_000);
    await finish('c1');
    expect(await Promise.all([first, third])).toEqual(['a1', 'c1']);
    expect(began).toEqual(['a1', 'c1']);
  });

  test('refuses all waiting pieces when closed', async () => {
    const { ask, close, finish } = line({});
    const first = ask('a1');
    const second = ask('b1');
    close();
    await expect(second).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('c1')).rejects.toMatchObject({ code: 'unavailable' });
    await finish('a1');
    expect(await first).toBe('a1');
  });
});

test('a used-up budget is regained over time and does not affect others', async () => {
  const { ask, finish, pass } = line({ budget: { workMs: 1000, perMs: 10_000 } });
  const work = async (piece: string, ms: number) => {
    const done = ask(piece);
    pass(ms);
    await finish(piece);
    return done;
  };
  await work('a1', 900);
  await work('a2', 900);
  // 710 ms over budget, after what was regained meanwhile, at a tenth of the time.
  await expect(ask('a3')).rejects.toMatchObject({
    code: 'too_many_requests',
    options: { retryAfterSeconds: 9 },
  });
  await work('b1', 10);
  pass(9000);
  expect(await work('a3', 1)).toBe('a3');
});

describe('work with a known cost', () => {
  const budget = { workMs: 1000, perMs: 10_000 };

  test('counts while it waits', async () => {
    const { ask, finish } = line({ budget });
    const asked = [ask('a1', 600), ask('a2', 600)];
    await expect(ask('a3', 1)).rejects.toMatchObject({ code: 'too_many_requests' });
    for (const piece of ['a1', 'a2']) await finish(piece);
    expect(await Promise.all(asked)).toEqual(['a1', 'a2']);
    // Both took no time, so all of it was given back.
    const third = ask('a3', 1);
    await finish('a3');
    expect(await third).toBe('a3');
  });

  test('costs nothing when it is refused', async () => {
    const { ask, finish, pass } = line({ budget, maxWaitMs: 10 });
    const first = ask('a1');
    const second = ask('b1', 5000);
    pass(10);
    await expect(second).rejects.toMatchObject({ code: 'unavailable' });
    const third = ask('b2');
    await finish('a1');
    await finish('b2');
    expect(await Promise.all([first, third])).toEqual(['a1', 'b2']);
  });
});

test('all accounts of an address share its budget', async () => {
  const forAddress = { inLine: 9, budget: { workMs: 1000, perMs: 10_000 } };
  const { askFrom, finish, pass } = line({ forAddress });
  const first = askFrom('here', 'a1');
  pass(2000);
  await finish('a1');
  await first;
  await expect(askFrom('here', 'b1')).rejects.toMatchObject({ code: 'too_many_requests' });
  const elsewhere = askFrom('there', 'b1');
  await finish('b1');
  expect(await elsewhere).toBe('b1');
});
