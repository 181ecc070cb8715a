import { table } from '../support/table.ts';
import type { Deleted } from './deletion.ts';
import type { Measured } from './measure.ts';
import { keptDays } from './people.ts';

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const number = (value: number): string => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

/** Rows a second, with the cleaning up that follows. */
const rateOf = ({ day, rest, vacuum }: Deleted): number =>
  ((day.rows + rest.rows) * 1000) / (day.ms + rest.ms + vacuum);

const figures = (one: Measured) => ({
  table: one.table,
  rows: number(one.rows),
  kept: one.variant,
  'inserts/s': number(one.inserted),
  'newest page': `${ms(one.p50)} / ${ms(one.p95)}`,
  'table + indexes': `${megabytes(one.heap)} + ${megabytes(one.indexes)}`,
  'nothing to delete': one.deleted?.nothing === undefined ? '' : ms(one.deleted.nothing),
  'oldest day': one.deleted
    ? `${number(one.deleted.day.rows)} in ${ms(one.deleted.day.ms)}`
    : 'never by age',
  'rest of 30 days': one.deleted
    ? `${number(one.deleted.rest.rows)} in ${ms(one.deleted.rest.ms)}`
    : '',
  vacuum: one.deleted ? ms(one.deleted.vacuum) : '',
  'deleted/s': one.deleted ? number(rateOf(one.deleted)) : '',
  'drop of 30 days': one.deleted?.drop ? ms(one.deleted.drop.ms) : '',
});

const ratios = (what: string, of: string, one: Measured, other: Measured) => ({
  table: of,
  ratio: what,
  'inserts/s': times(one.inserted / other.inserted),
  'newest page, p50': times(one.p50 / other.p50),
  'newest page, p95': times(one.p95 / other.p95),
  size: times((one.heap + one.indexes) / (other.heap + other.indexes)),
  'deleted/s':
    one.deleted && other.deleted ? times(rateOf(one.deleted) / rateOf(other.deleted)) : '',
});

const lined = (lines: readonly Record<string, string>[]): string =>
  table([Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))]);

export function growthReport(measured: readonly Measured[], machine: string): string {
  const names = [...new Set(measured.map((one) => one.table))];
  const compared = names.flatMap((name) => {
    const own = measured.filter((one) => one.table === name);
    const plain = own.filter(({ variant }) => variant === 'plain');
    const [small, large] = [plain[0], plain.at(-1)];
    const parts = own.filter(({ variant }) => variant === 'partitioned').at(-1);
    if (!small || !large || !parts) return [];
    const grown = `${number(large.size)} : ${number(small.size)} rows, plain`;
    return [
      ...(small === large ? [] : [ratios(grown, name, large, small)]),
      ratios(`partitioned : plain, ${number(large.size)} rows`, name, parts, large),
    ];
  });
  const keepsUp = names.flatMap((name) => {
    const large = measured.filter((one) => one.table === name && one.variant === 'plain').at(-1);
    if (!large?.deleted) return [];
    const rate = rateOf(large.deleted);
    const daily = large.size / keptDays;
    return [
      `- \`${name}\`: ${number(rate)} rows a second, so ${number((rate * 86_400) / 1e6)} million a day at most; the ${number(daily)} that come each day where ${number(large.size)} are of ${keptDays} days take ${(daily / rate).toFixed(1)} s a day.`,
    ];
  });
  const lost = measured
    .filter((one) => one.size === measured[0]?.size && one.lost.length > 0)
    .map(
      (one) =>
        `In partitions \`${one.table}\` loses: ${one.lost.map((key) => `\`${key}\``).join(', ')}.`,
    );
  return [
    lined(measured.map(figures)),
    lined(compared),
    'What deletion in batches keeps up with, the cleaning up (`vacuum`) counted:',
    keepsUp.join('\n'),
    ...lost,
    `Pages are p50 / p95 of 300 people or threads. ${machine}.`,
  ].join('\n\n');
}
