import { keepTable } from '../support/keep-table.ts';
import { table } from '../support/table.ts';
import type { Processes } from './processes.ts';
import type { Searches } from './searches.ts';

export interface Measured {
  size: number;
  processes: Processes;
  searches: Searches;
}

const full = 1_000_000;
const mb = (megabytes: number): string => `${megabytes.toFixed(0)} MB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const perSecond = (rate: number): string => `${rate.toFixed(0)}/s`;

/** The least number of copies that take more with a thread each than without, and the service. */
function copiesToPay({ own, served, service }: Processes): string {
  const saved = own.megabytes - served.megabytes;
  return saved <= 0 ? 'never' : String(Math.floor(service.megabytes / saved) + 1);
}

const memoryTable = (measured: readonly Measured[]): string =>
  table([
    [
      'students',
      'a copy with the thread',
      'a copy with the service',
      'the service',
      'pays from',
      'ready: a copy with the thread',
      'the service',
      'a copy with the service there',
    ],
    ...measured.map(({ size, processes }) => [
      String(size),
      mb(processes.own.megabytes),
      mb(processes.served.megabytes),
      mb(processes.service.megabytes),
      `${copiesToPay(processes)} copies`,
      seconds(processes.own.readyMs),
      seconds(processes.service.readyMs),
      seconds(processes.served.readyMs),
    ]),
  ]);

const timeTable = (measured: readonly Measured[]): string =>
  table([
    ['students', 'search', 'by', 'p50', 'p95', '1 user', '16 users'],
    ...measured.flatMap(({ size, searches }) =>
      searches.flatMap(({ kind, times, rates }) =>
        ['thread', 'service'].map((by, at) => [
          String(size),
          kind,
          by,
          ms(times[at]?.p50 ?? 0),
          ms(times[at]?.p95 ?? 0),
          ...rates.map((ofEach) => perSecond(ofEach[at] ?? 0)),
        ]),
      ),
    ),
  ]);

/** Prints both tables; keeps them where there were a million. */
export function reportService(measured: readonly Measured[], machine: string): void {
  const text = `${memoryTable(measured)}\n\n${timeTable(measured)}\n\nMemory is that of the whole process (RSS) when its index is there. One copy asks; ${machine}, which it shares with the index and PostgreSQL.`;
  process.stdout.write(`${text}\n`);
  if (measured.some(({ size }) => size >= full)) keepTable('index-service', text);
}
