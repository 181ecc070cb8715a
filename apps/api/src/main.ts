import { join } from 'node:path';
import { systemClock } from '@engawa/platform/clock/clock';
import { platformMigrations } from '@engawa/platform/db/migrate';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import { createLog } from '@engawa/platform/log/log';
import { giveMemoryBack } from '@engawa/platform/process/give-memory-back';
import { readConfig } from './config.ts';
import { createServices } from './services.ts';

/** The API alone, for several instances behind a balancer; all shared state is in PostgreSQL. */
async function start(): Promise<void> {
  const settings = readConfig(process.env);
  const url = settings.DATABASE_URL;
  if (!url) throw new Error('Please set DATABASE_URL: the API alone has no database of its own.');
  const log = createLog(settings.LOG_LEVEL);
  await prepareDatabase(url, [platformMigrations, join(import.meta.dirname, '../migrations')], {
    tell: (line) => log.warn(line),
    migrates: settings.MIGRATE_ON_START,
    waitSeconds: settings.DATABASE_WAIT_SECONDS,
  });
  const services = await createServices({ ...settings, DATABASE_URL: url }, log, systemClock);
  // Started early: loading a million students takes longer than the rest of the start.
  services.indexes?.start();
  const [{ createApp }, { applyDemoSetting }] = await Promise.all([
    import('./app.ts'),
    import('./demo/apply-demo-setting.ts'),
  ]);
  const app = await createApp(services);
  const settled = await applyDemoSetting(services);
  if (settled) log.info(settled);
  await giveMemoryBack();
  await app.listen({ port: settings.PORT, host: settings.HOST });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
