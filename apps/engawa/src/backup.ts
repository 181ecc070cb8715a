import { parseArgs } from 'node:util';
import { readConfig } from '@engawa/api/config';
import { BackupError } from '@engawa/platform/backup/errors';
import { createLog } from '@engawa/platform/log/log';
import { save } from './backup/save.ts';

/** `npm run backup`: runs beside a running product, or starts its database itself. */
const tell = (line: string) => void process.stdout.write(`${line}\n`);

// A backup started by the server ends with it.
process.once('disconnect', () => process.exit(1));

try {
  const { values } = parseArgs({
    options: { keep: { type: 'string' }, 'without-files': { type: 'boolean' } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new BackupError('--keep takes the number of backups that stay, at least 1.');
  }
  const wishes = { keep, withoutFiles: values['without-files'] };
  tell(await save(readConfig(process.env), wishes, createLog('warn', process.stderr), tell));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
// The open IPC channel would keep this process running.
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
