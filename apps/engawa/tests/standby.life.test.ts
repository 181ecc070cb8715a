import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TwoServers } from '../testing/servers/two-servers.ts';
import { shiftDay } from '../testing/shift/post-shift.ts';
import { ShiftNotes } from '../testing/shift/shift-notes.ts';
import { call, signInAs } from '../testing/shift/student-sign-in.ts';

let two: TwoServers;
let linh: ShiftNotes;
let arjun: ShiftNotes;

beforeAll(async () => {
  two = await TwoServers.start();
  await two.makeSynchronous(true);
  linh = new ShiftNotes(await signIn('linh@students.example'));
  arjun = new ShiftNotes(await signIn('arjun@students.example'));
  // Makes the sessions older, because only the primary answers for new ones.
  await two.primary.ask("update session set created_at = created_at - interval '1 minute'");
});
afterAll(() => two.stop());

const print = (line: string) => process.stdout.write(`${line}\n`);

const signIn = async (email: string) => {
  const [here = ''] = two.instances;
  return (await signInAs({ here, publicOrigin: here }, email)).accessToken;
};

const readAll = (who: ShiftNotes) => Promise.all(two.instances.map((here) => who.read(here)));

async function shown(who: ShiftNotes, expected: string[]): Promise<void> {
  for (const { status, marks } of await readAll(who)) {
    expect({ status, marks: marks.toSorted() }).toEqual({ status: 200, marks: expected });
  }
}

/** Number of statements that the standby answers during the work, by instance. */
async function countReads(work: () => Promise<unknown>): Promise<number[]> {
  const before = await two.metric('engawa_standby_reads');
  await work();
  return (await two.metric('engawa_standby_reads')).map((now, at) => now - (before[at] ?? 0));
}

const answeredByStandby = (who: ShiftNotes) =>
  until('the standby to have all that somebody has seen', async () =>
    (await countReads(() => readAll(who))).every((count) => count > 0),
  );

/** Inserts a shift by SQL, so that the product only knows of it with a signal (`withSignal`). */
async function noteByHand(workplace: string, withSignal = false): Promise<void> {
  const signalled = `, counted as (
      insert into signal_cursor as c (account_id, last) select id, 1 from arjun
      on conflict (account_id) do update set last = c.last + 1 returning account_id, last
    ), signalled as (
      insert into signal (account_id, id, kind) select account_id, last, 'by-hand' from counted
    )`;
  await two.primary.ask(`
    with arjun as (select id from student where email = 'arjun@students.example')
    ${withSignal ? signalled : ''}
    insert into work_shift (student_id, starts_at, ends_at, break_minutes, workplace)
    select id, '${shiftDay} 09:00+09', '${shiftDay} 12:00+09', 0, '${workplace}' from arjun`);
}

test('reads go to the standby; people see their own writes at every instance, even while it lags', async () => {
  await two.inUse();
  const reads = await countReads(async () => {
    for (let turn = 0; turn < 20; turn += 1) await readAll(arjun);
  });
  print(`of 20 reads at each instance the standby answered ${reads.join(' and ')} statements`);
  for (const count of reads) expect(count).toBeGreaterThanOrEqual(20);

  await two.pauseReplay();
  await noteByHand('by hand');
  await shown(arjun, []);
  for (let turn = 0; turn < 20; turn += 1) {
    const [here = '', there = ''] = turn % 2 ? two.instances : two.instances.toReversed();
    const mark = await linh.write([here]);
    for (const instance of [there, here]) expect((await linh.read(instance)).marks).toContain(mark);
  }
  // Stale data is not shown for long.
  await until('the primary to answer instead', async () =>
    (await readAll(arjun)).every(({ marks }) => marks.includes('by hand')),
  );
  await two.resumeReplay();
});

test('what a signal announces is visible at every instance, even while the standby lags', async () => {
  const [here = ''] = two.instances;
  const { last } = await arjun.poll(here);
  await answeredByStandby(arjun);
  await two.pauseReplay();
  await noteByHand('signalled', true);
  await shown(arjun, ['by hand']);
  expect((await arjun.poll(here, last)).signals).toHaveLength(1);
  await shown(arjun, ['by hand', 'signalled']);
  await two.resumeReplay();
});

test('writes from before a crash of the primary are visible, even while the standby lags', async () => {
  await answeredByStandby(linh);
  await two.pauseReplay();
  const mark = await linh.write(two.instances);
  // A crash empties an unlogged table.
  await two.primary.ask('truncate write_position');
  for (const instance of two.instances) expect((await linh.read(instance)).marks).toContain(mark);
  await two.resumeReplay();
});

test('a hanging or killed standby fails no read', async () => {
  // With synchronous replication, every write would wait for it.
  await two.makeSynchronous(false);
  const statuses = new Set<number>();
  const answers = Array.from({ length: 6 }, () => 0);
  const stopping = new AbortController();
  const reading = answers.map(async (_, at) => {
    while (!stopping.signal.aborted) {
      const { status } = await arjun.read(two.instances[at % 2] ?? '');
      statuses.add(status);
      answers[at] = (answers[at] ?? 0) + 1;
    }
  });
  /** Two answers, because the first may belong to an earlier request. */
  const everybodyIsAnswered = async () => {
    const before = [...answers];
    await until('two answers to every reader', () =>
      answers.every((count, at) => count >= (before[at] ?? 0) + 2),
    );
  };
  await answeredByStandby(arjun);
  two.standby.signal('SIGSTOP');
  await two.unused();
  await everybodyIsAnswered();
  two.standby.signal('SIGCONT');
  await two.inUse();
  await answeredByStandby(arjun);
  two.standby.signal('SIGKILL');
  await two.unused();
  await everybodyIsAnswered();
  await two.standby.stop();
  await two.standby.start();
  await two.inUse();
  stopping.abort();
  await Promise.all(reading);
  expect([...statuses]).toEqual([200]);
});

test('the primary is killed under load: the standby takes over, and no acknowledged write is lost or doubled', async () => {
  await two.makeSynchronous(true);
  const { primary, standby, instances } = two;
  const stopping = new AbortController();
  const acknowledged = () => linh.acknowledged.length + arjun.acknowledged.length;
  const writers = Array.from({ length: 8 }, async (_, at) => {
    const who = at % 2 ? linh : arjun;
    const order = at % 4 < 2 ? instances : instances.toReversed();
    while (!stopping.signal.aborted) await who.write(order);
  });
  await until('writes', () => acknowledged() >= 200);
  primary.signal('SIGKILL');
  const start = performance.now();
  const before = acknowledged();
  await standby.ask('select pg_promote()');
  const promoted = performance.now();
  const took = async (what: string, done: () => Promise<boolean> | boolean) => {
    await until(what, done);
    return (performance.now() - promoted).toFixed(0);
  };
  const [read, written] = await Promise.all([
    took('a read', async () => (await linh.read(instances[0] ?? '')).status === 200),
    took('a write of everybody', () => acknowledged() > before + writers.length),
  ]);
  print(
    `promoted in ${(promoted - start).toFixed(0)} ms; after that reads in ${read} ms, writes in ${written} ms`,
  );
  await until('more writes', () => acknowledged() >= before + 100);
  stopping.abort();
  await Promise.all(writers);
  const marks = [...linh.acknowledged, ...arjun.acknowledged].toSorted();
  const stored = await standby.ask<{ workplace: string }>(
    "select workplace from work_shift where workplace ~ '^[0-9a-f-]{36}$' order by workplace",
  );
  expect(stored.map(({ workplace }) => workplace)).toEqual(marks);
  print(`${before} writes before, ${marks.length - before} after; none lost, none twice`);
  for (const { statuses } of [linh, arjun]) {
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  }

  await until('those who listen for signals', async () => {
    const listening = await standby.ask(
      "select from pg_stat_activity where application_name = 'engawa-realtime'",
    );
    return listening.length === instances.length;
  });
  const place = { here: instances[1] ?? '', publicOrigin: instances[0] ?? '' };
  const email = 'owner@hoshizora.example';
  expect((await call(place, '/v1/auth/password/email', { email })).status).toBe(200);
  await until('a job of after the promotion', async () => {
    const sent = await standby.ask("select from mail where sent_at > now() - interval '1 minute'");
    return sent.length > 0;
  });
});
