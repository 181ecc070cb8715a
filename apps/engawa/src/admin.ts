import { join, resolve } from 'node:path';
import { apiCommands, usage } from '@engawa/api/admin';
import type { AdminCommand } from '@engawa/api/admin-command';
import { readConfig } from '@engawa/api/config';
import { demoRemove } from '@engawa/api/demo/admin';
import { registerJobs } from '@engawa/api/jobs';
import { createServices } from '@engawa/api/services';
import { systemClock } from '@engawa/platform/clock/clock';
import { migrate } from '@engawa/platform/db/migrate';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { refuseHalfRestored } from './backup/half-restored.ts';
import { addIdentity, demoPeople } from './identity.ts';
import { migrations } from './migrations.ts';

/** `npm run admin`: beside a running product, or with its database started for the occasion. */
const [name = '', ...words] = process.argv.slice(2);
// The answer alone goes where a script would read it.
const log = createLog('warn', process.stderr);

const commands: Record<string, AdminCommand> = {
  ...apiCommands,
  'demo-remove': {
    ...demoRemove,
    run: async (services, given) => {
      const done = await demoRemove.run(services, given);
      const identity = await addIdentity(services, undefined);
      if (!services.settings.ENGAWA_DEMO) await identity?.remove(demoPeople);
      return done;
    },
  },
  'rotate-identity-keys': {
    usage: 'rotate-identity-keys',
    does: 'lets the identity service sign with a new key; the old one stays known',
    run: async (services) => {
      const identity = await addIdentity(services, undefined);
      if (!identity) return 'Another issuer is set with OIDC_ISSUER; its keys are its own.';
      await identity.rotateKeys();
      return 'The new key is published now and signs in five minutes.';
    },
  },
};

async function admin(): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return usage(commands);
  const settings = readConfig(process.env);
  const data = resolve(settings.ENGAWA_DATA);
  refuseHalfRestored(data);
  const work = async (url: string) => {
    await migrate(url, migrations);
    const given = { ...settings, ENGAWA_DATA: data, DATABASE_URL: url };
    const services = await createServices(given, log, systemClock);
    try {
      registerJobs(services);
      await services.jobs.start({ work: false });
      return (await command.run(services, words)) ?? usage(commands);
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
