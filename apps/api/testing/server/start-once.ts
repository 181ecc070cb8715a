import { createLog } from '@engawa/platform/log/log';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createServices } from '../../src/services.ts';
import { TestClock } from './clock.ts';

/** A server's first start in the template, so that clones have its rows, such as queues. */
const [, , url = '', files = ''] = process.argv;
const settings = readConfig({ ENGAWA_DATA: files, LOG_LEVEL: 'silent' });
const log = createLog(settings.LOG_LEVEL);
const services = await createServices({ ...settings, DATABASE_URL: url }, log, new TestClock());
const server = await createApp(services, { work: false });
await server.close();
