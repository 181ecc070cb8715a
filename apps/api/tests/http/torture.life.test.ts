import { isCommand } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { expect, test } from 'vitest';
import { checkConsistency } from '../../testing/torture/check-consistency.ts';
import { leftOut } from '../../testing/torture/left-out.ts';
import { kindsOfWrites, markedPlans } from '../../testing/torture/plans.ts';
import { Product } from '../../testing/torture/product.ts';
import { runTorture, type TortureResult } from '../../testing/torture/run-torture.ts';
import { Stock } from '../../testing/torture/stock.ts';

/** Set by `npm run torture` (scripts/torture.mjs). */
const { TORTURE_KILLS, TORTURE_ONLY, SEED } = process.env;
const isLong = TORTURE_KILLS !== undefined;
const kills = Number(TORTURE_KILLS ?? 2);
const seed = Number(SEED ?? 1);
const longestMs = isLong ? 3_600_000 : 600_000;
/** Another instance takes over a killed one's mails after about a minute. */
const mailSeconds = isLong ? 180 : 1;

const tell = (line: string) => process.stdout.write(`${line}\n`);

const sum = (result: TortureResult): string[] => {
  const { kills: each, backMs, sent, acknowledged, repeated, open, kinds } = result;
  const back = Object.entries(backMs).map(([victim, times]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    return `${victim} ${each[victim as keyof typeof each]} times, back after ${at(0.5)} ms (median), ${at(1)} ms (longest)`;
  });
  return [
    `SEED=${seed}. Killed: ${back.join('; ')}.`,
    `${sent} writes of ${kinds.size} kinds: ${acknowledged} acknowledged and there once, ${repeated} sent again, ${open.there} not acknowledged and there wholly, ${open.nowhere} not at all.`,
  ];
};

test('every command has a plan or a reason to be left out', () => {
  const missing = kindsOfWrites.filter(({ plans }) => plans.length === 0);
  expect(missing.map(({ endpoint }) => endpoint.id)).toEqual([]);
  const commands = new Set(endpoints.filter(isCommand).map(({ id }) => id));
  const named = [...Object.keys(leftOut), ...Object.keys(markedPlans)];
  expect(named.filter((id) => !commands.has(id))).toEqual([]);
});

test(
  'after any kill, acknowledged writes exist once and no other one half',
  async () => {
    await using product = await Product.start();
    const only = TORTURE_ONLY ? new RegExp(TORTURE_ONLY) : undefined;
    await using stock = await Stock.open(product, { seed, only });
    const result = await runTorture(product, stock, {
      seed,
      kills,
      writes: isLong ? 20 : 8,
      tell: isLong ? tell : () => {},
    });
    const afterwards = await checkConsistency(product, stock, mailSeconds);
    for (const line of [...sum(result), ...afterwards.figures]) tell(line);
    expect([...result.faults, ...afterwards.faults]).toEqual([]);
    // Guards against a run that hardly writes.
    expect(result.acknowledged).toBeGreaterThan(kills * 10);
  },
  longestMs,
);
