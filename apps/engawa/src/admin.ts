import { join, resolve } from 'node:path';
import { adminContext } from '@engawa/api/admin/admin-context';
import { readConfig } from '@engawa/api/config';
import type { Tables } from '@engawa/api/database';
import { registerJobs } from '@engawa/api/jobs';
import { type ApiServices, createServices } from '@engawa/api/services';
import { systemClock } from '@engawa/platform/clock/clock';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import { type Desk, runDesk } from '@engawa/platform/desk/desk';
import { processTerminal } from '@engawa/platform/desk/terminal';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { adminCommands } from './admin-commands.ts';
import { refuseHalfRestored } from './backup/half-restored.ts';
import { migrations } from './migrations.ts';

// Logs go to stderr, so that scripts can read the answer on stdout.
const log = createLog('warn', process.stderr);

/** `npm run admin`: runs beside a running product, or starts its database itself. */
const desk: Desk<ApiServices, Tables> = {
  program: 'npm run admin --',
  commands: adminCommands,
  operator: process.env['ENGAWA_OPERATOR']?.trim() || undefined,
  open: (work) => {
    const settings = readConfig(process.env);
    const data = resolve(settings.ENGAWA_DATA);
    refuseHalfRestored(data);
    const at = async (url: string) => {
      await prepareDatabase(url, migrations, {
        tell: (line) => log.warn(line),
        migrates: settings.MIGRATE_ON_START,
        waitSeconds: 0,
      });
      const given = { ...settings, ENGAWA_DATA: data, DATABASE_URL: url };
      const services = await createServices(given, log, systemClock, { beside: true });
      try {
        registerJobs(services);
        await services.jobs.start({ work: false });
        return await work(adminContext(services));
      } finally {
        await services.close();
      }
    };
    const dataDir = join(settings.ENGAWA_DATA, 'postgres');
    return settings.DATABASE_URL
      ? at(settings.DATABASE_URL)
      : useEmbeddedDatabase({ dataDir, log }, at);
  },
};

process.exitCode = await runDesk(desk, process.argv.slice(2), processTerminal);
