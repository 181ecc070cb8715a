import { parseArgs } from 'node:util';
import { readConfig } from '@engawa/api/config';
import { BackupError } from '@engawa/platform/backup/errors';
import { createLog } from '@engawa/platform/log/log';
import { save } from './backup/save.ts';

/** `npm run backup`: beside a running product, or with its database started for the occasion. */
const tell = (line: string) => void process.stdout.write(`${line}\n`);

// Started by the product, it ends with it.
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
// The channel to the product would keep it going.
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
