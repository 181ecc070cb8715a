import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { migrations } from '../apps/engawa/src/migrations.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { type Product, startProduct } from './load/measure/product.ts';
import { report, stepTable } from './load/measure/report.ts';
import { nextStep } from './load/measure/steps.ts';
import { holds, type Step } from './load/measure/verdict.ts';
import { watch } from './load/measure/watch.ts';
import { type Options, readOptions } from './load/options.ts';
import { Caller } from './load/play/caller.ts';
import { Player, type Tally } from './load/play/player.ts';
import { Streams } from './load/play/streams.ts';
import type { Known, Person } from './load/visits/person.ts';
import { recruiterShare } from './load/visits/visits.ts';
import { readTown, type Town } from './load/world/people.ts';
import { fillWorld } from './load/world/world.ts';
import { keepTable } from './support/keep-table.ts';

/** How many online users the product can serve on this machine, and what saturates first. */
const options = readOptions(process.argv.slice(2));
const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Fewer calls have no meaningful 99th percentile; a short trial accepts less. */
const leastCalls = options.short ? 20 : 100;

const folder = await openFolder(options.data);
await ensureBuilt();
const relay = await startMailRelay();
try {
  if (!existsSync(join(folder, 'filled'))) await fill(options);
  const product = await startProduct(folder, relay.url, options.instances);
  try {
    const town = await readTown(product.databaseUrl);
    const size = { students: town.students.length, jobs: town.known.jobs.length };
    const text = report(await climb(product, town), options, size);
    tell(text);
    if (!options.short) keepTable(options.instances === 1 ? 'load' : 'load-instances', text);
  } finally {
    await product.stop();
  }
} finally {
  await relay.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}

async function openFolder(data: string | undefined): Promise<string> {
  const path = data ? resolve(data) : await mkdtemp(join(tmpdir(), 'engawa-bench-'));
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return path;
}

async function fill(size: Options): Promise<void> {
  tell('Filling the world…');
  const log = createLog('warn');
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'postgres'), log });
  try {
    await migrate(database.url, migrations);
    await fillWorld(database.url, size, tell);
  } finally {
    await database.stop();
  }
  await mkdir(join(folder, 'filled'));
}

async function readAssets(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/talent/signin`)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

async function climb(product: Product, town: Town): Promise<Step[]> {
  const caller = new Caller(product.origins);
  const streams = new Streams(caller);
  const known = { ...town.known, assets: await readAssets(product.origins[0] ?? '') };
  const most = Math.floor(
    Math.min(town.students.length / (1 - recruiterShare), town.recruiters.length / recruiterShare),
  );
  const steps: Step[] = [];
  const bounds = { from: options.from, most, nearness: options.nearness };
  try {
    for (;;) {
      const tried = steps.map((step) => ({ users: step.users, held: holds(step) }));
      const users = nextStep(tried, bounds);
      if (users === undefined) return steps;
      const recruiters = Math.round(users * recruiterShare);
      const people = [
        ...town.students.slice(0, users - recruiters),
        ...town.recruiters.slice(0, recruiters),
      ];
      await streams.hold(people);
      // The first step compiles code and starts processes.
      const warmUpSeconds = options.warmUpSeconds * (steps.length === 0 ? 2 : 1);
      const step = await playStep(product, { caller, known, people, warmUpSeconds });
      steps.push(step);
      tell(`${stepTable([step])}\n`);
      for (const [what, times] of step.failures) tell(`  ${times} × ${what}`);
    }
  } finally {
    streams.close();
    caller.close();
  }
}

interface Playing {
  caller: Caller;
  known: Known;
  people: readonly Person[];
  warmUpSeconds: number;
}

async function playStep(
  product: Product,
  { caller, known, people, warmUpSeconds }: Playing,
): Promise<Step> {
  const player = new Player(caller, known);
  player.join(people);
  const played = player.play();
  await pause(warmUpSeconds * 1000);
  const tally = player.measure();
  const watched = await watch(product, () => pause(options.seconds * 1000));
  await player.stop();
  await played;
  return { ...figuresOf(tally, people.length), watched };
}

function figuresOf(tally: Tally, users: number): Omit<Step, 'watched'> {
  const { all, late, failed, failures } = tally;
  const kinds = [...tally.kinds]
    .filter(([, { count }]) => count >= leastCalls)
    .map(([kind, times]) => ({ kind, p99: times.percentile(99), count: times.count }));
  return {
    users,
    asked: late.count / options.seconds,
    done: (all.count - failed) / options.seconds,
    p50: all.percentile(50),
    p95: all.percentile(95),
    p99: all.percentile(99),
    lateMs: late.percentile(99),
    failed,
    failedShare: failed / Math.max(1, all.count),
    kinds: kinds.toSorted((one, other) => other.p99 - one.p99),
    failures: [...failures],
  };
}
