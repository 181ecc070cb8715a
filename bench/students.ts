import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import {
  type Measured,
  measureProfiles,
  measureWorld,
  openWorld,
  type World,
} from './students/measure.ts';
import { reportStudents } from './students/report.ts';
import { ensureRivals, measureRivals } from './students/rivals.ts';
import { measureServer } from './students/server.ts';

/** Student search at three sizes, compared with plain SQL and bare loops over the same rows. */
const sizes = (process.env.STUDENTS ?? '10000,100000,1000000').split(',').map(Number);

ensureRivals();
const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const log = createLog('warn');
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log,
  settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
});
const worlds: World[] = [];
try {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const measured: Measured[] = [];
  for (const size of sizes) {
    const world = await openWorld(database.url, size, log);
    worlds.push(world);
    say(
      `${size} students: made in ${world.madeMs.toFixed(0)} ms, loaded in ${world.loadMs.toFixed(0)} ms`,
    );
    measured.push(await measureWorld(world));
  }
  const profiles = await measureProfiles(worlds);
  const largest = worlds.at(-1);
  const server = largest && (await measureServer(largest.url, folder));
  const rivals = largest && (await measureRivals(largest));
  const machine = `${availableParallelism()} cores`;
  process.exitCode = reportStudents({ measured, profiles, server, rivals, machine }) ? 0 : 1;
} finally {
  await Promise.all(worlds.map(({ close }) => close()));
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
