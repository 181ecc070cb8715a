import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '@engawa/demo/random';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import pg from 'pg';
import { type Checked, checkWrites } from './check-writes.ts';
import { type Killed, kill, type Victim, victims } from './kill.ts';
import type { Product } from './product.ts';
import { type Attempt, isAcknowledged, isOpen, sendWrite } from './send-write.ts';
import type { Stock } from './stock.ts';
import type { Write } from './write.ts';

export interface TortureOptions {
  seed: number;
  kills: number;
  /** Writes in flight around each kill. */
  writes: number;
  tell(line: string): void;
}

export interface TortureResult {
  kills: Record<Victim, number>;
  /** Milliseconds from each kill to the next acknowledged write of the affected kind. */
  backMs: Record<Victim, number[]>;
  sent: number;
  acknowledged: number;
  repeated: number;
  open: Checked['open'];
  kinds: Set<string>;
  faults: string[];
}

const atOnce = 8;
const uploads = 'student.files.uploadFile';
const probes = 'student.shifts.addShift';

/** Kills each victim repeatedly during writes of every kind, and checks the data. */
export async function runTorture(
  product: Product,
  stock: Stock,
  { seed, kills, writes, tell }: TortureOptions,
): Promise<TortureResult> {
  const random = new Random(seed);
  const result: TortureResult = {
    kills: { server: 0, worker: 0, database: 0 },
    backMs: { server: [], worker: [], database: [] },
    sent: 0,
    acknowledged: 0,
    repeated: 0,
    open: { there: 0, nowhere: 0 },
    kinds: new Set(),
    faults: [],
  };
  const rounds = kills * victims.length;
  let next = stock.prepare(writes);
  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length] as Victim;
    const prepared = await next;
    const [probe] = await stock.prepareKind(victim === 'worker' ? uploads : probes, 1);
    if (victim === 'worker') prepared.push(...(await awakeWorkers(product, stock)));
    if (!probe) throw new Error('a write was asked for');

    const { attempts, killed } = await sendAround(product, prepared, { victim, random });
    if (!killed) throw new Error(`There is no ${victim} to kill.`);
    // Prepared while a server restarts; the database must be up.
    const prepareNext = () => (next = round + 1 < rounds ? stock.prepare(writes) : next);
    if (victim !== 'database') void prepareNext();
    const backMs = await comeBack(product, killed, probe);
    if (victim === 'database') void prepareNext();
    result.kills[victim] += 1;
    result.backMs[victim].push(backMs);
    note(result, await settle(product, attempts, { victim, random, result }));
    const lost = attempts.filter(isOpen).length;
    tell(
      `${round + 1}: ${killed.how}; ${lost} of ${attempts.length} not answered; back after ${Math.round(backMs)} ms; ${result.faults.length} faults`,
    );
  }
  return result;
}

/** Makes the file workers start, which happens on demand. */
async function awakeWorkers({ instances }: Product, stock: Stock): Promise<Write[]> {
  const pictures = await stock.prepareKind(uploads, instances.length * 2);
  const first = pictures.splice(0, instances.length);
  await Promise.all(first.map((one, at) => sendWrite(instances[at]?.origin ?? '', one)));
  return pictures;
}

/** Sends all writes and kills after some of them have been sent. */
async function sendAround(
  product: Product,
  prepared: Write[],
  { victim, random }: { victim: Victim; random: Random },
) {
  const killAt = random.int(1, prepared.length - 1);
  const afterMs = random.int(0, 12);
  const waiting = prepared.map((write) => ({
    ...write,
    origin: random.pick(product.instances).origin,
    // One in ten clients disconnects before the answer.
    hangUpMs: random.next() < 0.1 ? random.int(1, 40) : undefined,
  }));
  const attempts: Attempt[] = [];
  let killing: Promise<Killed | undefined> | undefined;
  let sent = 0;
  const work = async () => {
    for (let write = waiting.pop(); write; write = waiting.pop()) {
      sent += 1;
      if (sent >= killAt) killing ??= wait(afterMs).then(() => kill(product, victim, random));
      const attempt = await sendWrite(write.origin, write, write.hangUpMs);
      attempts.push(attempt);
      if (isOpen(attempt)) await wait(30);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { attempts, killed: await killing };
}

/** Restarts the victim, then repeats one write until it is acknowledged. */
async function comeBack(product: Product, killed: Killed, probe: Write): Promise<number> {
  if (killed.instance) {
    await killed.instance.stop('SIGKILL');
    product.instances[product.instances.indexOf(killed.instance)] = await product.startInstance();
  }
  for (const { origin } of product.instances) {
    await until(
      `a write to be acknowledged after ${killed.how}`,
      async () => isAcknowledged(await sendWrite(origin, probe)),
      startSeconds,
    );
  }
  return performance.now() - killed.at;
}

/** Repeats half of the unanswered writes, then checks all. */
async function settle(
  product: Product,
  first: readonly Attempt[],
  { victim, random, result }: { victim: Victim; random: Random; result: TortureResult },
): Promise<{ attempts: Attempt[]; checked: Checked }> {
  const attempts: Attempt[] = [];
  const faults: string[] = [];
  for (const attempt of first) {
    if (!isOpen(attempt) || !attempt.write.isKeyed || random.next() < 0.5) {
      attempts.push(attempt);
    } else {
      result.repeated += 1;
      const again = await sendWrite(random.pick(product.instances).origin, attempt.write);
      // The first attempt succeeded and ended the session that it came from.
      attempts.push(again.code === 'session_expired' ? attempt : again);
    }
  }
  for (const { write, status, code } of attempts) {
    const mayBeRefused = victim === 'worker' && code === 'file_unreadable';
    const isExpected = status === undefined || [200, 503].includes(status) || mayBeRefused;
    if (!isExpected) faults.push(`${write.endpoint.id} ${write.mark}: ${status} ${code}`);
  }
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  try {
    const checked = await checkWrites(client, attempts);
    return { attempts, checked: { ...checked, faults: [...faults, ...checked.faults] } };
  } finally {
    await client.end();
  }
}

function note(
  result: TortureResult,
  { attempts, checked }: { attempts: Attempt[]; checked: Checked },
): void {
  result.sent += attempts.length;
  result.acknowledged += checked.there;
  result.open.there += checked.open.there;
  result.open.nowhere += checked.open.nowhere;
  result.faults.push(...checked.faults);
  for (const attempt of attempts.filter(isAcknowledged)) {
    result.kinds.add(attempt.write.endpoint.id);
  }
}
