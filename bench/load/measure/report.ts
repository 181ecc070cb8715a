import { availableParallelism } from 'node:os';
import { table } from '../../support/table.ts';
import type { Options } from '../options.ts';
import { bar, bottleneckOf, holds, type Step } from './verdict.ts';

const ms = (value: number) => `${value.toFixed(0)} ms`;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

const columns: readonly [string, (step: Step) => string][] = [
  ['users', ({ users }) => String(users)],
  ['asked/s', ({ asked }) => asked.toFixed(0)],
  ['done/s', ({ done }) => done.toFixed(0)],
  ['p50', ({ p50 }) => ms(p50)],
  ['p95', ({ p95 }) => ms(p95)],
  ['p99', ({ p99 }) => ms(p99)],
  ['failed', ({ failed }) => String(failed)],
  ['event loop', ({ watched }) => percent(watched.loop)],
  ['server', ({ watched }) => percent(watched.server)],
  ['PostgreSQL', ({ watched }) => percent(watched.postgres)],
  ['generator', ({ watched }) => percent(watched.generator)],
  ['others', ({ watched }) => percent(watched.others)],
  ['idle', ({ watched }) => percent(watched.idle)],
  ['loop delay p99', ({ watched }) => ms(watched.loopDelayMs)],
  ['connections', ({ watched }) => String(watched.connections)],
  ['waiting', ({ watched }) => String(watched.waiting)],
  ['disk', ({ watched }) => percent(watched.disk)],
  ['sent late p99', ({ lateMs }) => ms(lateMs)],
  ['', (step) => (holds(step) ? 'holds' : 'does not hold')],
];

export const stepTable = (steps: readonly Step[]): string =>
  table([
    columns.map(([name]) => name),
    ...steps
      .toSorted((one, other) => one.users - other.users)
      .map((step) => columns.map(([, read]) => read(step))),
  ]);

const shownKinds = 12;

const kindTable = ({ kinds }: Step): string =>
  table([
    ['call', 'p99', 'calls'],
    ...kinds.slice(0, shownKinds).map(({ kind, p99, count }) => [kind, ms(p99), String(count)]),
  ]);

export function report(
  steps: readonly Step[],
  { warmUpSeconds, seconds, instances }: Options,
  world: { students: number; jobs: number },
): string {
  const byUsers = steps.toSorted((one, other) => one.users - other.users);
  const best = byUsers.findLast(holds);
  const broke = byUsers.find((step) => !holds(step));
  const cores = availableParallelism();
  const lines = [
    stepTable(steps),
    `${cores} cores, which ${instances === 1 ? 'the server' : `${instances} instances of the server`}, PostgreSQL and the load generator share; shares are of one core. ${world.students} students, ${world.jobs} jobs. Each step: ${warmUpSeconds} s to warm up, ${seconds} s measured. It holds where p99 is below ${bar.p99Ms} ms and no more than one call in a thousand fails.`,
  ];
  if (best) {
    const own = best.watched.server + best.watched.postgres;
    lines.push(
      `**${best.users} users on line hold** (${best.done.toFixed(0)} requests/s, p99 ${ms(best.p99)}). The product itself took ${own.toFixed(2)} of the ${cores} cores for them, the generator ${best.watched.generator.toFixed(2)}.`,
    );
  }
  lines.push(
    broke
      ? `What gave in first, at ${broke.users}: ${bottleneckOf(broke)}.`
      : 'Nothing gave in: there are no more people in this world.',
  );
  const shown = best ?? broke;
  if (shown) lines.push(`The slowest calls at ${shown.users} users:`, kindTable(shown));
  return lines.join('\n\n');
}
