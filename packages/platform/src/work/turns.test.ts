import { describe, expect, test } from 'vitest';
import { Turns, type TurnsOptions } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const wide = { atOnce: 10, inLine: 10 };

function line(options: Partial<TurnsOptions>) {
  let now = 0;
  const turns = new Turns({ atOnce: 1, forOne: wide, maxWaiting: 20, now: () => now, ...options });
  const began: string[] = [];
  const finish = new Map<string, () => void>();
  return {
    began,
    close: () => turns.close(),
    pass: (ms: number) => {
      now += ms;
    },
    /** `a2` is the second piece of work of a. */
    ask: (piece: string) =>
      turns.run(piece.slice(0, 1), async () => {
        began.push(piece);
        await new Promise<void>((resolve) => finish.set(piece, resolve));
        return piece;
      }),
    async finish(piece: string): Promise<void> {
      finish.get(piece)?.();
      await settled();
    },
  };
}

describe('turns', () => {
  test('go round the accounts, whoever asked for more and sooner', async () => {
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

  test('are lost by nobody when work fails', async () => {
    const turns = new Turns({ atOnce: 1, forOne: wide, maxWaiting: 1 });
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('b', () => 'answer');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('answer');
  });
});

describe('a line', () => {
  test('takes so much of one account, and the rest later', async () => {
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

  test('that is full sends the last of those away who have most in it, for one who has less', async () => {
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

  test('that is closed keeps nobody waiting', async () => {
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

test('a budget that is used up comes back with time, and is nobody else’s', async () => {
  const { ask, finish, pass } = line({ budget: { workMs: 1000, perMs: 10_000 } });
  const work = async (piece: string, ms: number) => {
    const done = ask(piece);
    pass(ms);
    await finish(piece);
    return done;
  };
  await work('a1', 900);
  await work('a2', 900);
  // 1,710 ms after what came back meanwhile: 710 too many, at a tenth of the time.
  await expect(ask('a3')).rejects.toMatchObject({
    code: 'too_many_requests',
    options: { retryAfterSeconds: 9 },
  });
  await work('b1', 10);
  pass(9000);
  expect(await work('a3', 1)).toBe('a3');
});
