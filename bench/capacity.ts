import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { openClusterEngine, openMemoryEngine } from './capacity/engines.ts';
import { type Carried, measureEngine } from './capacity/measure.ts';
import { reportCapacity } from './capacity/report.ts';
import { openSearchWorld } from './capacity/world.ts';

/**
 * How many searchable students one machine can hold, in the in-memory index and in the search
 * cluster. `STUDENTS` lists the sizes; `--data <folder>` keeps the worlds for the next run. The
 * cluster needs Java and Maven; `ENGINES=memory` skips it.
 */
const sizes = (process.env.STUDENTS ?? '1000000,10000000').split(',').map(Number);
const engines = (process.env.ENGINES ?? 'memory,cluster').split(',');
const kept = process.argv[process.argv.indexOf('--data') + 1];
const isKept = process.argv.includes('--data') && kept !== undefined;

const folder = isKept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
const log = createLog('warn');
const say = (text: string) => process.stderr.write(`${text}\n`);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log,
  // Read-only after creation, so durability does not matter.
  settings: { shared_buffers: '1GB', max_wal_size: '8GB', fsync: 'off', full_page_writes: 'off' },
});
const carried: Carried[] = [];
try {
  for (const size of sizes) {
    const world = await openSearchWorld(database.url, size);
    say(`${size} students: made in ${(world.madeMs / 1000).toFixed(0)} s`);
    try {
      for (const [name, open] of [
        ['memory', openMemoryEngine],
        ['cluster', openClusterEngine],
      ] as const) {
        if (!engines.includes(name)) continue;
        const engine = await open(world, log);
        say(`${name}: answers after ${(engine.startMs / 1000).toFixed(0)} s`);
        try {
          carried.push(await measureEngine(world, engine));
          say(JSON.stringify(carried.at(-1)));
        } finally {
          await engine.close();
        }
      }
    } finally {
      await world.close();
    }
  }
  reportCapacity(carried, `${availableParallelism()} cores`);
} finally {
  await database.stop();
  if (!isKept) await rm(folder, { recursive: true, force: true });
}
