import type { Waiting } from './health.repo.ts';
import { type Backup, type Health, printBytes } from './health.rules.ts';

const waiting = ({ count, oldest }: Waiting): string =>
  oldest ? `${count} waiting, since ${oldest.toISOString()}` : `${count} waiting`;

const backup = ({ file, bytes }: Backup): string => `${file} (${printBytes(bytes)})`;

function backupLines(backups: Health['backups']): string[] {
  if (!backups) return ['  those of the database, made with its own tools (DATABASE_URL is set)'];
  const { newest, oldest, count, folder } = backups;
  return [
    `  ${count} in ${folder}`,
    ...(newest ? [`  newest: ${backup(newest)}`] : []),
    ...(oldest ? [`  oldest: ${backup(oldest)}`] : []),
  ];
}

export function printHealth(health: Health & { warnings: readonly string[] }): string {
  const { queues, index, database, files, suspended, warnings } = health;
  const queueLines = queues.map(
    ({ name, waiting: count, oldest, running, later }) =>
      `  ${name}: ${waiting({ count, oldest })}, ${running} running, ${later} later`,
  );
  return [
    ...(warnings.length === 0
      ? ['All is well.']
      : ['To be looked at:', ...warnings.map((one) => `  ${one}`)]),
    '',
    `Jobs: ${health.deadLetters} given up`,
    ...queueLines,
    `Mails: ${waiting(health.mails)}; ${health.undeliverable} undeliverable addresses`,
    `Reports: ${waiting(health.reports)}`,
    `Suspended: ${suspended.companies} companies, ${suspended.people} people`,
    '',
    `Searched${index.inMemory ? ', in memory' : ' by the database'}: ${index.jobs} jobs, ${index.companies} companies, ${index.students} students`,
    `  to be written: ${index.outdatedCompanies} companies, ${index.outdatedStudents} students`,
    `  last change: ${index.changedAt?.toISOString() ?? 'none today'}`,
    ...index.cluster.map(
      ({ source, indexName, followedAt, pending }) =>
        `  in the cluster, ${source}: ${indexName}, ${pending} changes behind, followed ${followedAt.toISOString()}`,
    ),
    '',
    `Database: ${printBytes(database.bytes)}`,
    ...database.largest.map(
      ({ table, bytes, rows }) => `  ${table}: ${printBytes(bytes)}, about ${rows} rows`,
    ),
    `Files: ${files.count}, ${printBytes(files.bytes)}`,
    'Backups:',
    ...backupLines(health.backups),
  ].join('\n');
}
