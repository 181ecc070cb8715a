import { readMigrateConfig } from '@engawa/api/config';
import { prepareDatabase } from '@engawa/platform/db/prepare-database';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import { createLog } from '@engawa/platform/log/log';
import { migrations } from './migrations.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run migrate`: applies the migrations in a separate step with a role that may change tables,
 * for servers whose role may not (MIGRATE_ON_START=off).
 */
async function migrateAlone(): Promise<void> {
  const { DATABASE_URL, DATABASE_MIGRATE_URL } = readMigrateConfig(process.env);
  const url = DATABASE_MIGRATE_URL ?? DATABASE_URL;
  if (!url) {
    throw new Error(
      'Please set DATABASE_MIGRATE_URL or DATABASE_URL: the embedded database is migrated by npm start.',
    );
  }
  const added = await prepareDatabase(url, migrations, { tell, migrates: true, waitSeconds: 60 });
  // The job queue creates and updates its own tables when it starts.
  const jobs = new JobQueue(url, createLog('warn'));
  await jobs.start({ work: false });
  await jobs.stop();
  tell(added.length > 0 ? `Applied ${added.length} migrations.` : 'No migration was missing.');
}

try {
  await migrateAlone();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
