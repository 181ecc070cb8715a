import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { newestWagesSince } from '@engawa/contract/reference/jobs/minimum-wages';
import { listBackups, type SavedBackup } from '@engawa/platform/backup/backups-folder';
import type { Clock } from '@engawa/platform/clock/clock';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { JobQueue } from '@engawa/platform/jobs/job-queue';
import { countUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { countUnsent } from '@engawa/platform/mail/mail.repo';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import { probeStore, storeFault } from '@engawa/platform/storage/probe-store';
import { reads, type WithDatabase } from '../admin/admin-command.ts';
import type { Settings } from '../config.ts';
import { countFiles } from '../features/files/public.ts';
import { readWages } from '../features/jobs/public.ts';
import { countUndecided } from '../features/reports/public.ts';
import { listOutdatedCompanies } from '../features/search-rows/public.ts';
import { listOutdatedStudents } from '../features/student-rows/public.ts';
import { printHealth } from './health.present.ts';
import { listQueues, listSizes, searchRows, suspendedNow } from './health.repo.ts';
import { type Backup, type Health, warningsOf } from './health.rules.ts';
import { listFollowed } from './search-cluster.repo.ts';

/** Upper bound of the count. */
const countedOutdated = 10_000;

const sized = async ({ path, madeAt }: SavedBackup): Promise<Backup> => ({
  file: basename(path),
  madeAt,
  bytes: (await stat(path)).size,
});

async function readBackups(folder: string | undefined): Promise<Health['backups']> {
  if (folder === undefined) return null;
  const backups = await listBackups(folder);
  const [newest, oldest] = [backups[0], backups.at(-1)];
  return {
    folder,
    count: backups.length,
    ...(newest && { newest: await sized(newest) }),
    ...(oldest && { oldest: await sized(oldest) }),
  };
}

const faultOfStore = (store: ObjectStore): Promise<string | null> =>
  probeStore(store).then(
    () => null,
    (error: unknown) => storeFault((error as Error).cause ?? error).sentence,
  );

interface Needed extends WithDatabase {
  jobs: Pick<JobQueue, 'countDead'>;
  clock: Clock;
  settings: Pick<Settings, 'ENGAWA_INDEX' | 'ENGAWA_BACKUPS'>;
  files: { store: ObjectStore };
}

async function readHealth({ databases, jobs, clock, settings, files }: Needed): Promise<Health> {
  const db = databases.commands;
  const at = clock.now();
  return {
    at,
    queues: await listQueues(db, at),
    deadLetters: await jobs.countDead(),
    mails: await countUnsent(db),
    undeliverable: await countUndeliverable(db),
    reports: await countUndecided(db),
    suspended: await suspendedNow(db),
    database: await listSizes(db),
    files: await countFiles(db),
    storeFault: await faultOfStore(files.store),
    index: {
      inMemory: settings.ENGAWA_INDEX,
      ...(await searchRows(db)),
      cluster: await listFollowed(db),
      outdatedCompanies: (await listOutdatedCompanies(db, countedOutdated)).length,
      outdatedStudents: (await listOutdatedStudents(db, countedOutdated)).length,
    },
    minimumWagesSince: newestWagesSince(await readWages(db, todayInJapan(at))),
    backups: await readBackups(settings.ENGAWA_BACKUPS),
  };
}

export const healthCommands = {
  health: reads({
    words: {},
    does: 'reports how the whole is: queues, mails, sizes, what is searched, backups',
    run: async (services: Needed) => {
      const health = await readHealth(services);
      return { ...health, warnings: warningsOf(health) };
    },
    print: printHealth,
  }),
};
