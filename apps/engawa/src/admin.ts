import { join, resolve } from 'node:path';
import { runAdmin } from '@engawa/api/admin';
import { createApp } from '@engawa/api/app';
import { readConfig } from '@engawa/api/config';
import { createServices } from '@engawa/api/services';
import { systemClock } from '@engawa/platform/clock/clock';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';

/** `npm run admin`: beside a running product, or with its database started for the occasion. */
const settings = readConfig(process.env);
const log = createLog('warn');

async function admin(url: string): Promise<string> {
  const data = resolve(settings.ENGAWA_DATA);
  const services = await createServices(
    { ...settings, ENGAWA_DATA: data, DATABASE_URL: url },
    log,
    systemClock,
  );
  const app = await createApp(services, { work: false });
  try {
    return await runAdmin(services, process.argv.slice(2));
  } finally {
    await app.close();
  }
}

try {
  const answer = settings.DATABASE_URL
    ? await admin(settings.DATABASE_URL)
    : await useEmbeddedDatabase({ dataDir: join(settings.ENGAWA_DATA, 'postgres'), log }, admin);
  process.stdout.write(`${answer}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
