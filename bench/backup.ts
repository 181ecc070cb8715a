import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@engawa/platform/log/log';
import { measureCommand } from './backup/measure-command.ts';
import { reportBackup } from './backup/report.ts';
import { countRows, makeWorld } from './backup/world.ts';

/**
 * Backs up many students with their profiles and restores them to an empty folder: time, size and
 * memory. `STUDENTS` sets the number. Compares the rows of both databases.
 */
const size = Number(process.env.STUDENTS ?? '1000000');

const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
await chmod(folder, 0o755);
const [data, restored, backups] = ['data', 'restored', 'backups'].map((name) => join(folder, name));
const log = createLog('warn');
const say = (text: string) => process.stderr.write(`${text}\n`);
try {
  await mkdir(data as string, { mode: 0o711 });
  const world = await makeWorld(data as string, size, log);
  say(`${size} students: made in ${(world.madeMs / 1000).toFixed(0)} s`);
  const env = { ENGAWA_DATA: data as string, ENGAWA_BACKUPS: backups as string };
  const save = await measureCommand('backup', env, []);
  say(save.output);
  const file = /\S+\.backup/.exec(save.output)?.[0] ?? '';
  const load = await measureCommand('restore', { ENGAWA_DATA: restored as string }, [file]);
  say(load.output);
  const counted = await countRows(restored as string, log);
  const isSame = JSON.stringify(counted.rows) === JSON.stringify(world.rows);
  const bytes = (await stat(file)).size;
  reportBackup({ size, world, save, load, counted, bytes }, `${availableParallelism()} cores`);
  say(isSame ? 'Every table has as many rows as before.' : 'ROWS DIFFER');
  process.exitCode = isSame ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
