import { addMonths } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Rows, Waiting } from './health.repo.ts';
import type { FollowedIndex } from './search-cluster.repo.ts';

interface Queue extends Record<'waiting' | 'running' | 'later', number> {
  name: string;
  oldest: Date | null;
}

export interface Backup {
  file: string;
  madeAt: Date;
  bytes: number;
}

export interface Health {
  at: Date;
  queues: readonly Queue[];
  deadLetters: number;
  mails: Waiting;
  undeliverable: number;
  reports: Waiting;
  suspended: { companies: number; people: number };
  database: {
    bytes: number;
    largest: readonly { table: string; bytes: number; rows: number }[];
  };
  files: { count: number; bytes: number };
  /** Why the object store fails; null if it works. */
  storeFault: string | null;
  index: Rows & {
    inMemory: boolean;
    changedAt: Date | null;
    outdatedCompanies: number;
    outdatedStudents: number;
    cluster: readonly FollowedIndex[];
  };
  /** The first day on which a wage of the newest table was in force. */
  minimumWagesSince: string;
  /** Null with an external database, whose backups we cannot see. */
  backups: { folder: string; count: number; newest?: Backup; oldest?: Backup } | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** Waiting times after which health warns. */
const patience = { job: 10 * minute, mail: hour, report: 3 * 24 * hour, backup: 26 * hour };

/** Above this `ClusterSearch` no longer queries the cluster. */
const mostPending = 5_000;

const since = (from: Date | null | undefined, now: Date): number =>
  from ? now.getTime() - from.getTime() : 0;

export function warningsOf(
  health: Omit<Health, 'database' | 'files' | 'suspended' | 'undeliverable'>,
): string[] {
  const { at: now, queues, deadLetters, mails, reports, index, backups, storeFault } = health;
  const late = queues.filter(({ oldest }) => since(oldest, now) > patience.job);
  const said: (string | false)[] = [
    deadLetters > 0 && `${deadLetters} jobs were given up: see dead-letters.`,
    late.length > 0 &&
      `Jobs have waited for more than ten minutes: ${late.map(({ name }) => name).join(', ')}.`,
    since(mails.oldest, now) > patience.mail && 'Mails have waited for more than an hour.',
    since(reports.oldest, now) > patience.report && 'A report has waited for more than three days.',
    storeFault ?? false,
    addMonths(health.minimumWagesSince, 13) < todayInJapan(now) &&
      'The minimum wages are those of last year: import the new ones with minimum-wages import.',
    index.outdatedCompanies > 0 && 'Rows of companies and jobs are to be written: search-rebuild.',
    index.outdatedStudents > 0 && 'Rows of students are to be written: students-rebuild.',
    ...index.cluster
      .filter(({ pending }) => pending > mostPending)
      .map(({ source }) => `The search cluster is far behind with ${source}: others answer.`),
    backups?.count === 0 && `There is no backup in ${backups.folder}.`,
    since(backups?.newest?.madeAt, now) > patience.backup &&
      'The newest backup is more than a day old.',
  ];
  return said.filter((one) => one !== false);
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function printBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${value >= 100 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
