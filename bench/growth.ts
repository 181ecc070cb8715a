import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { type Measured, measureTable } from './growth/measure.ts';
import { growthReport } from './growth/report.ts';
import { audit } from './growth/tables/audit.ts';
import { messages } from './growth/tables/messages.ts';
import { notifications } from './growth/tables/notifications.ts';
import { profileViews } from './growth/tables/profile-views.ts';
import { keepTable } from './support/keep-table.ts';

/**
 * What grows with the tables that only grow, as they are and in partitions. `ROWS` says how many rows,
 * the smaller of two worlds; the other has ten times as many.
 */
const rows = Number(process.env.ROWS ?? 1_000_000);
const known = [messages, profileViews, notifications, audit];
const asked = process.env.TABLES?.split(',');
const tables = known.filter(({ table }) => asked?.includes(table) ?? true);

const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const database = await startEmbeddedDatabase({
  dataDir: join(folder, 'postgres'),
  log: createLog('warn'),
  settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
});
const measured: Measured[] = [];
try {
  for (const grown of tables) {
    for (const size of [rows, rows * 10]) {
      measured.push(...(await measureTable(database.url, grown, size)));
      process.stderr.write(`${JSON.stringify(measured.slice(-2))}\n`);
    }
  }
  const text = growthReport(measured, `${availableParallelism()} cores, 1 GB of shared buffers`);
  process.stdout.write(`${text}\n`);
  if (!asked) keepTable('growth', text);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
