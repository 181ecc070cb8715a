import { Random } from '@engawa/demo/random';
import { drawWorld } from './matching/hidden-tastes.ts';
import { rankings, type Shown, shownBy } from './matching/lists.ts';
import { oneSided, ours, product, transferable } from './matching/orders.ts';
import { drawMarket, type Outcome, outcomeOf } from './matching/two-sided.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

/** The published model's parameter: popularity is irrelevant at 0, and all that matters at 1. */
const sizes = [100, 1000];
const crowdings = [0, 0.25, 0.5, 0.75, 1];
/** Best pairs per person and company that the corrections consider, as in the product. */
const each = 300;
const ofTransferable = 0.97;
const seeds = [1, 2, 3];
const world = { people: 1000, jobs: 150 };

let missed = 0;
const bar = (kept: boolean): string => {
  if (!kept) missed += 1;
  return kept ? '' : 'missed';
};

const published = publishedTable();
const tastes = tastesTable();
process.stdout.write(`${published}\n\n${tastes}\n`);
keepTable('matching', `${published}\n\n${tastes}`);
if (missed > 0) process.exitCode = 1;

function publishedTable(): string {
  const rows = sizes.flatMap((size) =>
    crowdings.map((crowding) => {
      const market = drawMarket(new Random(size), size, crowding);
      const [one, both, transferred, own] = [
        outcomeOf(market, oneSided(market)),
        outcomeOf(market, product(market)),
        outcomeOf(market, transferable(market)),
        outcomeOf(market, ours(market, each)),
      ];
      const kept =
        own.matches >= both.matches &&
        own.matches >= ofTransferable * transferred.matches &&
        own.envious < both.envious;
      return [
        `${size} × ${size}`,
        String(crowding),
        ...[one, both, transferred, own].map(figuresOf),
        bar(kept),
      ];
    }),
  );
  const head = ['people × companies', 'λ', 'one-sided', 'product', 'TU (IPFP)', 'ours', ''];
  return table([head, ...rows]);
}

function figuresOf({ matches, envious }: Outcome): string {
  return `${matches.toFixed(1)} / ${envious}`;
}

function tastesTable(): string {
  const shown = Object.entries(rankings).map(([name, rank]) => {
    const outcomes = seeds.map((seed) => {
      const random = new Random(seed);
      const drawn = drawWorld(random, world);
      return shownBy(drawn, rank(drawn, random));
    });
    const mean = (of: keyof Shown) =>
      outcomes.reduce((sum, outcome) => sum + outcome[of], 0) / seeds.length;
    return { name, accepted: mean('accepted'), seen: mean('seen') };
  });
  const own = shown.find(({ name }) => name === 'ours')?.accepted ?? 0;
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  return table([
    ['order', 'both accept, of the first 20', 'people in any list', ''],
    ...shown.map(({ name, accepted, seen }) => [
      name,
      percent(accepted),
      percent(seen),
      name === 'ours' ? '' : bar(own > accepted),
    ]),
  ]);
}
