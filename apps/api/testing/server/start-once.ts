import { createLog } from '@engawa/platform/log/log';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createServices } from '../../src/services.ts';
import { TestClock } from './clock.ts';

/** What a server writes at its first start, such as the queues of jobs, is then in each copy. */
const [, , url = '', files = ''] = process.argv;
const settings = readConfig({ ENGAWA_DATA: files, LOG_LEVEL: 'silent' });
const log = createLog(settings.LOG_LEVEL);
const services = await createServices({ ...settings, DATABASE_URL: url }, log, new TestClock());
const server = await createApp(services, { work: false });
await server.close();
