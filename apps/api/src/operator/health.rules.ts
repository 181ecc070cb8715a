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
  /** Addresses that mails are no longer sent to. */
  undeliverable: number;
  reports: Waiting;
  suspended: { companies: number; people: number };
  database: {
    bytes: number;
    largest: readonly { table: string; bytes: number; rows: number }[];
  };
  files: { count: number; bytes: number };
  /** Why files cannot be written and read; null where they can. */
  storeFault: string | null;
  /** What is searched: rows as they are, and how many are missing or of older rules. */
  index: Rows & {
    inMemory: boolean;
    changedAt: Date | null;
    outdatedCompanies: number;
    outdatedStudents: number;
    /** Of the search cluster; none without one. */
    cluster: readonly FollowedIndex[];
  };
  /** Null where the database is one's own, whose backups are not ours to see. */
  backups: { folder: string; count: number; newest?: Backup; oldest?: Backup } | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long something may take before the operator should look. */
const patience = { job: 10 * minute, mail: hour, report: 3 * 24 * hour, backup: 26 * hour };

/** With more the cluster is not asked (`ClusterSearch`). */
const mostPending = 5_000;

const since = (from: Date | null | undefined, now: Date): number =>
  from ? now.getTime() - from.getTime() : 0;

/** Sentences about what is not as it should be; none where all is well. */
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
