import { keepTable } from '../support/keep-table.ts';
import { table } from '../support/table.ts';
import type { MeasuredCommand } from './measure-command.ts';
import type { BackupWorld, Counted } from './world.ts';

interface Measured {
  size: number;
  world: BackupWorld;
  save: MeasuredCommand;
  load: MeasuredCommand;
  counted: Counted;
  bytes: number;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
const megabytes = (size: number): string => `${size.toFixed(0)} MB`;
const ofBytes = (bytes: number): string => megabytes(bytes / 1024 / 1024);
const sum = (rows: Record<string, number>): string =>
  Object.values(rows)
    .reduce((all, one) => all + one, 0)
    .toLocaleString('en');

export function reportBackup(measured: Measured, machine: string): void {
  const { size, world, save, load, counted, bytes } = measured;
  const text = table([
    [`${size.toLocaleString('en')} students`, 'time', 'memory at most', 'rows', 'size'],
    ['the database before', '', '', sum(world.rows), ofBytes(world.bytes)],
    ['npm run backup', seconds(save.ms), megabytes(save.megabytes), '', ofBytes(bytes)],
    [
      'npm run restore',
      seconds(load.ms),
      megabytes(load.megabytes),
      sum(counted.rows),
      ofBytes(counted.bytes),
    ],
  ]);
  process.stdout.write(`${text}\n`);
  keepTable('backup', `${text}\n\n${machine}, which the command shares with PostgreSQL.`);
}
