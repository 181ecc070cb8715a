import { systemClock } from '@engawa/platform/clock/clock';
import { createLog } from '@engawa/platform/log/log';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { deliveryCheck } from '../../src/mail/mails.ts';
import { createServices } from '../../src/services.ts';

/** Commits a command with a mail, then waits to be killed. */
const settings = readConfig(process.env);
const services = await createServices(
  { ...settings, DATABASE_URL: settings.DATABASE_URL ?? '' },
  createLog('silent'),
  systemClock,
);
await createApp(services, { work: false });
const mail = {
  to: 'taro@test.example',
  language: 'ja',
  template: deliveryCheck.name,
  data: {},
} as const;
await services.databases.commands
  .transaction()
  .execute((tx) => services.mailer.write(tx, [mail], new Date()));
process.stdout.write('committed\n');
