import { join, resolve } from 'node:path';
import { knowsAdmin, runAdmin, usage } from '@engawa/api/admin';
import { readConfig } from '@engawa/api/config';
import { registerJobs } from '@engawa/api/jobs';
import { createServices } from '@engawa/api/services';
import { systemClock } from '@engawa/platform/clock/clock';
import { migrate } from '@engawa/platform/db/migrate';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { migrations } from './migrations.ts';

/** `npm run admin`: beside a running product, or with its database started for the occasion. */
const words = process.argv.slice(2);
const log = createLog('warn');

async function admin(): Promise<string> {
  if (!knowsAdmin(words[0])) return usage();
  const settings = readConfig(process.env);
  const work = async (url: string) => {
    await migrate(url, migrations);
    const data = resolve(settings.ENGAWA_DATA);
    const given = { ...settings, ENGAWA_DATA: data, DATABASE_URL: url };
    const services = await createServices(given, log, systemClock);
    try {
      registerJobs(services);
      await services.jobs.start({ work: false });
      return await runAdmin(services, words);
    } finally {
      await services.close();
    }
  };
  const dataDir = join(settings.ENGAWA_DATA, 'postgres');
  return settings.DATABASE_URL
    ? work(settings.DATABASE_URL)
    : useEmbeddedDatabase({ dataDir, log }, work);
}

try {
  process.stdout.write(`${await admin()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
