import { join, resolve } from 'node:path';
import { systemClock } from '@engawa/platform/clock/clock';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import type { PlatformTables } from '@engawa/platform/db/tables';
import { type Desk, runDesk } from '@engawa/platform/desk/desk';
import { processTerminal } from '@engawa/platform/desk/terminal';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import { createLog } from '@engawa/platform/log/log';
import { readDatabaseConfig } from './config.ts';
import { recordAct } from './operator/accounts.repo.ts';
import { identityCommands, type OperatorServices } from './operator/commands.ts';
import type { Db, IdentityTables } from './tables.ts';

// Logs go to stderr, so that scripts read only the result on stdout.
const log = createLog('warn', process.stderr);

const noMails = () => Promise.reject(new Error('No command of this desk writes mails.'));

/** `npm run admin:identity`: for an identity service that runs alone. */
const desk: Desk<OperatorServices, IdentityTables> = {
  program: 'npm run admin:identity --',
  commands: identityCommands,
  operator: process.env['ENGAWA_OPERATOR']?.trim() || undefined,
  open: (work) => {
    const settings = readDatabaseConfig(process.env);
    const at = async (url: string) => {
      await migrate(url, [platformMigrations, join(import.meta.dirname, '../migrations')]);
      const databases = openDatabases<PlatformTables>({ url });
      const jobs = new JobQueue(url, log);
      try {
        await jobs.start({ work: false });
        const db = databases.commands as unknown as Db;
        return await work({
          services: { db, jobs, clock: systemClock },
          commands: db,
          clock: systemClock,
          outbox: {
            writeJobs: (tx, list) => jobs.send(tx, list),
            writeMails: noMails,
            writeSignals: noMails,
          },
          note: recordAct,
        });
      } finally {
        await jobs.stop();
        await databases.close();
      }
    };
    const dataDir = join(resolve(settings.ENGAWA_DATA), 'identity-postgres');
    return settings.DATABASE_URL
      ? at(settings.DATABASE_URL)
      : useEmbeddedDatabase({ dataDir, log }, at);
  },
};

process.exitCode = await runDesk(desk, process.argv.slice(2), processTerminal);
