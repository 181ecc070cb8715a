import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/reading/pdf-text.ts';
import { until } from '../../testing/waiting/until.ts';
import { Refusal } from '../errors/refusal.ts';
import { createTypesetter, type Typesetter, type TypesetterOptions } from './typesetter.ts';

const open: Typesetter[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
function typesetter(options: Partial<TypesetterOptions> = {}): Typesetter {
  const one = createTypesetter({ fontFiles: [], ...options });
  open.push(one);
  return one;
}

const echo = '#json(bytes(sys.inputs.data)).text';
const endless = '#for a in range(100000) { for b in range(100000) { let c = a * b } }';
const isAlive = (pid: number | undefined): boolean => {
  try {
    process.kill(pid ?? 0, 0);
    // A zombie counts as ended: in a container without an init, nobody reaps it.
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? (one.reason as Refusal).code : 'made'));

describe('the process', () => {
  test('that takes too long for a document is killed, and the next document starts another', async () => {
    // The child has low priority: on a busy machine a second of CPU time takes minutes.
    const impatient = typesetter({ limits: { cpuMs: 1_000, wallMs: 240_000 } });
    const slow = impatient.pdf(endless, {});
    const first = impatient.pid;
    const next = impatient.pdf(echo, { text: 'next' });
    await expect(slow).rejects.toMatchObject({
      code: 'document_too_long',
      cause: { message: expect.stringContaining('longer than 1000 ms') },
    });
    expect((await readPdf(await next)).text).toBe('next');
    expect(impatient.pid).not.toBe(first);
    await until('the first to be gone', () => !isAlive(first));
  });

  test('remembers a failed document for ten minutes', async () => {
    let now = 0;
    const one = typesetter({ now: () => now });
    const broken = () => one.pdf('#panic("broken")', { text: 'a' });
    await expect(broken()).rejects.toMatchObject({
      code: 'document_failed',
      cause: expect.anything(),
    });
    // Without a cause: refused from memory.
    await expect(broken()).rejects.toMatchObject({ code: 'document_failed', cause: undefined });
    await expect(one.pdf('#data.text', { text: 'b' })).rejects.toMatchObject({
      cause: expect.anything(),
    });
    now += 10 * 60_000;
    await expect(broken()).rejects.toMatchObject({ cause: expect.anything() });
  });

  test.runIf(process.platform !== 'win32')(
    "does not remember a failure on a busy machine as the document's",
    async () => {
      const failures: string[] = [];
      const limits = { cpuMs: 5_000, wallMs: 60_000 };
      const one = typesetter({ limits, onFailure: ({ why }) => failures.push(why) });
      const ask = () => one.pdf(echo, { text: 'a' });
      await ask();
      process.kill(one.pid ?? 0, 'SIGSTOP');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const refused = expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
      await vi.advanceTimersByTimeAsync(limits.wallMs);
      vi.useRealTimers();
      await refused;
      expect(failures).toEqual(['late']);
      expect((await readPdf(await ask())).text).toBe('a');
    },
  );

  test('is ended by closing, even in the middle of a document, and nothing starts it again', async () => {
    const one = typesetter();
    const asked = [one.pdf(endless, {}), one.pdf(echo, { text: 'waiting' })];
    const { pid } = one;
    expect(isAlive(pid)).toBe(true);
    const [results] = await Promise.all([Promise.allSettled(asked), one.close()]);
    expect(refusals(results)).toEqual(['unavailable', 'unavailable']);
    expect(isAlive(pid)).toBe(false);
    await expect((async () => one.pdf(echo, { text: 'late' }))()).rejects.toBeInstanceOf(Refusal);
    expect(one.pid).toBeUndefined();
  });

  test('ends after a rest, and the next document starts another', async () => {
    const brief = typesetter({ restMs: 1 });
    for (const text of ['one', 'two', 'three']) {
      expect((await readPdf(await brief.pdf(echo, { text }))).text).toBe(text);
      await until('the process to end', () => brief.pid === undefined);
    }
  });

  test('is replaced when it was killed', async () => {
    const one = typesetter();
    await one.pdf(echo, { text: 'a' });
    process.kill(one.pid ?? 0, 'SIGKILL');
    await until('its end to be noticed', () => one.pid === undefined);
    expect((await readPdf(await one.pdf(echo, { text: 'b' }))).text).toBe('b');
    const lost = one.pdf(endless, {});
    process.kill(one.pid ?? 0, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({
      code: 'document_too_long',
      cause: { message: expect.stringContaining('ended (SIGKILL)') },
    });
  });

  test.runIf(process.platform === 'linux')(
    'has low priority and no secrets in its environment',
    async () => {
      process.env['SECRET_OF_THE_SERVER'] = 'x';
      const one = typesetter();
      await one.pdf(echo, { text: 'a' });
      expect(getPriority(one.pid)).toBeGreaterThan(getPriority());
      const seen = readFileSync(`/proc/${one.pid}/environ`, 'utf8');
      expect(seen).not.toMatch(/SECRET_OF_THE_SERVER|PATH=\/|VITEST/);
      delete process.env['SECRET_OF_THE_SERVER'];
    },
  );
});

describe('the process that started it', () => {
  const parent = (mode: 'idle' | 'busy') =>
    spawn(process.execPath, [join(import.meta.dirname, '../../testing/typeset-and.ts'), mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const childOf = async (process: ReturnType<typeof parent>) =>
    Number(String((await once(process.stdout, 'data'))[0]));

  test('ends when it has nothing else to do, and the child with it', async () => {
    const idle = parent('idle');
    const pid = await childOf(idle);
    await once(idle, 'exit');
    await until('the child to end', () => !isAlive(pid));
  });

  test('can be killed: a child in the middle of a document ends too', async () => {
    const busy = parent('busy');
    const pid = await childOf(busy);
    busy.kill('SIGKILL');
    await until('the child to end', () => !isAlive(pid));
  });
});

describe('the queue', () => {
  test('refuses further documents when it is full', async () => {
    const busy = typesetter({ maxWaiting: 2 });
    const asked = Array.from({ length: 6 }, async (_, at) => busy.pdf(echo, { text: String(at) }));
    expect(refusals(await Promise.allSettled(asked))).toEqual([
      'made',
      'made',
      'made',
      'made',
      'unavailable',
      'unavailable',
    ]);
  });

  test('refuses a fifth document of one person, but not of others', async () => {
    const one = typesetter();
    const ask = async (by: string, at: number) => one.pdf(echo, { text: `${by} ${at}` }, { by });
    const results = await Promise.allSettled(['a', 'a', 'a', 'a', 'a', 'b', 'a'].map(ask));
    const many = 'too_many_requests';
    expect(refusals(results)).toEqual(['made', 'made', 'made', 'made', many, 'made', many]);
    await expect(ask('a', 7)).resolves.toBeInstanceOf(Buffer);
  });

  test('shares the work of equal requests, without queueing', async () => {
    const one = typesetter();
    const ask = (text: string) => one.pdf(echo, { text }, { by: 'a' });
    const made = await Promise.all([
      ...Array.from({ length: 20 }, () => ask('same')),
      ask('other'),
    ]);
    expect(new Set(made.map((pdf) => pdf.buffer)).size).toBe(2);
  });

  test('gives one person twenty seconds in two minutes', async () => {
    let now = 0;
    const one = typesetter({ now: () => now });
    const ask = async (by: string) => {
      const asked = one.pdf(echo, { text: by }, { by });
      // Advances the fake clock by the duration of the work.
      now += 8000;
      return asked;
    };
    const results: PromiseSettledResult<unknown>[] = [];
    while (results.length < 4) results.push(...(await Promise.allSettled([ask('a')])));
    expect(refusals(results)).toEqual(['made', 'made', 'made', 'too_many_requests']);
    await expect(ask('b')).resolves.toBeInstanceOf(Buffer);
  });

  test("one person's documents do not delay others", async () => {
    const one = typesetter();
    const order: string[] = [];
    const ask = (by: string, template: string) =>
      one.pdf(template, { text: by }, { by }).finally(() => order.push(by));
    const busy = Promise.allSettled([ask('a', endless), ask('a', `${endless} b`)]);
    await Promise.all([ask('b', echo), ask('c', echo)]);
    expect(order).toEqual(['b', 'c']);
    await one.close();
    await busy;
  });
});
