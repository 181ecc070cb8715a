import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { bareRoundTrips, deliverOne, openTabs } from './messages/delivery.ts';
import { sendFor } from './messages/send-load.ts';
import { createWorld, type Talker, type World } from './messages/world.ts';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { startServer } from './support/server.ts';
import { table } from './support/table.ts';

/** The cost of messages compared with a bare server, and the effect of size on it. */
const rounds = 7;
const openTabsAtOnce = 1_000;
const load = { seconds: 2, connections: 50 };
const deliveries = 60;
const reads = 60;
let searched = 0;

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
});

interface Row {
  name: string;
  ours: number[];
  other: number[];
  show(value: number): string;
  bar: { least?: number; most?: number };
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const rows: Record<'send' | 'deliver' | 'thread' | 'inbox', Row> = {
  send: {
    name: 'messages sent a second / bare insert + counter',
    ours: [],
    other: [],
    show: (value) => value.toFixed(0),
    bar: { least: 0.6 },
  },
  deliver: {
    name: 'send → seen in the other tab, p95, 1,000 tabs open / bare insert + NOTIFY',
    ours: [],
    other: [],
    show: ms,
    bar: { most: 3 },
  },
  thread: {
    name: 'opening a thread of 50,000 messages / of 50, median',
    ours: [],
    other: [],
    show: ms,
    bar: { most: 2 },
  },
  inbox: {
    name: 'an inbox of 2,000 threads / of 20 (a page of 30 against all 20), median',
    ours: [],
    other: [],
    show: ms,
    bar: { most: 2 },
  },
};

try {
  await migrate(database.url, [platformMigrations, join(root, 'apps/api/migrations')]);
  const world = await createWorld(database.url);
  const env = { DATABASE_URL: database.url, ENGAWA_DATA: folder, LOG_LEVEL: 'error' };
  const ourEnv = { ...env, CALLS_PER_MINUTE: '100000000', SHED_AFTER_MS: '0' };
  const [ours, bare] = await Promise.all([
    startServer(join(root, 'apps/api/src/main.ts'), ourEnv),
    startServer(join(root, 'bench/messages/bare-server.ts'), env),
  ]);
  try {
    await measure(world, ours.origin, bare.origin);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
  report();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(world: World, ours: string, bare: string): Promise<void> {
  const talkers = world.senders.slice(0, openTabsAtOnce);
  const tabs = await openTabs(ours, talkers);
  const trips = await bareRoundTrips(database.url, bare);
  for (let round = 0; round <= rounds; round += 1) {
    const send = [
      (await sendFor(`${ours}/v1/student/messages`, world.senders, load)).rate,
      (await sendFor(`${bare}/send`, world.senders, load)).rate,
    ] as const;
    const some = Array.from({ length: deliveries }, (_, at) => (round * deliveries + at) * 7);
    const seen: number[] = [];
    const heard: number[] = [];
    for (const at of some) {
      seen.push(await deliverOne(ours, tabs, world.answers[at % openTabsAtOnce] as Talker));
      heard.push(await trips.one(world.senders[at] as Talker));
    }
    const threads = await turns(
      () => open(ours, `student/messages/${world.long.threadId}`, world.long.token),
      () => open(ours, `student/messages/${world.short.threadId}`, world.short.token),
    );
    const inboxes = await turns(
      () => open(ours, 'company/messages', world.full),
      () => open(ours, 'company/messages', world.few),
    );
    if (round === 0) continue;
    keep(rows.send, send);
    keep(rows.deliver, [percentile95(seen), percentile95(heard)]);
    keep(rows.thread, threads);
    keep(rows.inbox, inboxes);
  }
  const search = () => open(ours, 'company/messages-search?word=面談zz', world.searched);
  const searches: number[] = [];
  for (let at = 0; at < 11; at += 1) searches.push(await search());
  searched = median(searches);
  tabs.close();
  await trips.close();
}

function keep(row: Row, [one, other]: readonly [number, number]): void {
  row.ours.push(one);
  row.other.push(other);
}

/** Alternates, so that other load on the machine affects both alike; the median of each. */
async function turns(one: () => Promise<number>, other: () => Promise<number>) {
  const [first, second]: [number[], number[]] = [[], []];
  for (let at = 0; at < reads; at += 1) {
    first.push(await one());
    second.push(await other());
  }
  return [median(first), median(second)] as const;
}

async function open(origin: string, path: string, token: string): Promise<number> {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/v1/${path}`, { headers });
  if (!reply.ok) throw new Error(`${path} was refused with ${reply.status}`);
  await reply.arrayBuffer();
  return performance.now() - begun;
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

function report(): void {
  let missed = 0;
  const lines = Object.values(rows).map(({ name, ours, other, show, bar }) => {
    const ratio = median(ours.map((value, at) => value / (other[at] ?? 1)));
    const isMissed = ratio < (bar.least ?? 0) || ratio > (bar.most ?? Number.POSITIVE_INFINITY);
    if (isMissed) missed += 1;
    const wanted = bar.least === undefined ? `≤ ${bar.most} ×` : `≥ ${bar.least} ×`;
    const cells = [show(median(ours)), show(median(other)), `${ratio.toFixed(2)} ×`, wanted];
    return [name, ...cells, isMissed ? 'missed' : ''];
  });
  const text = table([['what', 'ours', 'beside it', 'ratio', 'bar', ''], ...lines]);
  const about = `${rounds} rounds, interleaved, ${availableParallelism()} cores; median of the ratios per round. Searching 50,000 texts for a word that is in none took ${ms(searched)}.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('messages', `${text}\n\n${about}`);
  if (missed > 0) process.exitCode = 1;
}
