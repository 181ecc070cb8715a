import { join } from 'node:path';
import { systemClock } from '@engawa/platform/clock/clock';
import { migrate } from '@engawa/platform/db/migrate';
import { createLog } from '@engawa/platform/log/log';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createServices } from './services.ts';

/** The API alone, for many copies behind a balancer: everything it shares is in PostgreSQL. */
const settings = readConfig(process.env);
if (!settings.DATABASE_URL) throw new Error('Please set DATABASE_URL.');
const log = createLog(settings.LOG_LEVEL);
await migrate(settings.DATABASE_URL, join(import.meta.dirname, '../migrations'));
const services = await createServices(
  { ...settings, DATABASE_URL: settings.DATABASE_URL },
  log,
  systemClock,
);
const app = await createApp(services);
await app.listen({ port: settings.PORT, host: settings.HOST });

const stop = () => void app.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
