import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { measureProcesses } from './index-service/processes.ts';
import { type Measured, reportService } from './index-service/report.ts';
import { measureSearches } from './index-service/searches.ts';
import { makeWorld } from './students/measure.ts';

/** The index in each copy of the API or in one process for all of them, at three sizes. */
const sizes = (process.env.STUDENTS ?? '10000,100000,1000000').split(',').map(Number);

const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const log = createLog('warn');
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log,
  settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
});
try {
  const measured: Measured[] = [];
  for (const size of sizes) {
    const { url, databases, madeMs } = await makeWorld(database.url, size);
    // Connections that nobody uses any more.
    await databases.close();
    process.stderr.write(`${size} students: made in ${madeMs.toFixed(0)} ms\n`);
    const processes = await measureProcesses(url, folder);
    measured.push({ size, processes, searches: await measureSearches(url, log) });
  }
  reportService(measured, `${availableParallelism()} cores`);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
