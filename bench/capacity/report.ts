import { keepTable } from '../support/keep-table.ts';
import { table } from '../support/table.ts';
import type { Carried } from './measure.ts';

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const both = ({ p50, p95 }: { p50: number; p95: number }): string => `${ms(p50)} / ${ms(p95)}`;
const megabytes = (size: number | undefined): string =>
  size === undefined ? '' : `${size.toFixed(0)} MB`;

export function reportCapacity(carried: readonly Carried[], machine: string): void {
  const lines = carried.map((one) => ({
    students: String(one.size),
    engine: one.engine,
    'until it answers': `${(one.startMs / 1000).toFixed(0)} s`,
    memory: megabytes(one.memory),
    disk: megabytes(one.disk),
    'page by filters': both(one.page),
    'frequent word': both(one.word),
    'everybody scored': both(one.scored),
    '1 user': `${one.alone.toFixed(0)}/s`,
    '16 users': `${one.sixteen.toFixed(0)}/s`,
    'save → found': both(one.saved),
  }));
  const head = Object.keys(lines[0] ?? {});
  const text = table([head, ...lines.map((line) => Object.values(line))]);
  process.stdout.write(`${text}\n`);
  keepTable('capacity', `${text}\n\nTimes are p50 / p95. ${machine}.`);
}
