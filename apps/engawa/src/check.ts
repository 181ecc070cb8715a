import { join, resolve } from 'node:path';
import { readConfig } from '@engawa/api/config';
import { checksOf } from '@engawa/api/operator/checks/checks';
import { runChecks } from '@engawa/api/operator/checks/run-checks';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run check`: tries everything that the settings name and reports what to fix. */
async function check(): Promise<boolean> {
  const settings = readConfig(process.env);
  const data = resolve(settings.ENGAWA_DATA);
  const at = (url: string) => runChecks(checksOf({ ...settings, ENGAWA_DATA: data }, url), print);
  if (settings.DATABASE_URL) return at(settings.DATABASE_URL);
  return useEmbeddedDatabase({ dataDir: join(data, 'postgres'), log: createLog('warn') }, at);
}

try {
  process.exitCode = (await check()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
