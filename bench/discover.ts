import { availableParallelism } from 'node:os';
import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { openWorld, type World } from './discover/open-world.ts';
import { cardsById, type Page, searchedPage } from './discover/pages.ts';
import { p95, timed } from './discover/times.ts';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

/** A page of jobs by four filters and a Japanese word, compared with reading its cards by id. */
const sizes = [250, 5_000];
const jobsEach = 4;
const rounds = 15;
const pagesARound = 40;
/** Together with the filters these match up to a sixth of all jobs, `broad` up to a third. */
const narrow = { name: 'narrow', words: ['研修', '営業', '設計', 'お客様'] };
const broad = { name: 'broad', words: ['開発', '日本語'] };
/** The bars apply to the index, which answers by default; the database does while it loads. */
const kinds = [
  { ...narrow, engine: 'index' },
  { ...broad, engine: 'index' },
  { ...narrow, engine: 'database' },
  { ...broad, engine: 'database' },
];
/** Maximum ratios: of a page to its cards by id, and of the larger world to the smaller one. */
const bars = { cards: 3, size: 2 };
const filter: DiscoverFilter = {
  industries: [1, 2, 3, 5, 6, 7],
  japaneseLevel: 4,
  salaryAtLeast: 220_000,
  employeesMin: 50,
};

const worlds = await Promise.all(sizes.map((companies) => openWorld({ companies, jobsEach })));
interface Measured {
  page: number[];
  plain: number[];
  found: number;
}
try {
  const measured = kinds.map(() => worlds.map((): Measured => ({ page: [], plain: [], found: 0 })));
  for (let round = 0; round <= rounds; round += 1) {
    // Interleaved, so that other load on the machine affects all alike.
    for (const [kind, { words, engine }] of kinds.entries()) {
      for (const [at, world] of worlds.entries()) {
        const times = await measure(
          engine === 'index' ? world : { ...world, indexes: undefined },
          words,
        );
        const kept = measured[kind]?.[at];
        if (!kept || round === 0) continue;
        kept.page.push(times.page);
        kept.plain.push(times.plain);
        kept.found = Math.max(kept.found, times.found);
      }
    }
  }
  report(measured);
} finally {
  await Promise.all(worlds.map(({ close }) => close()));
}

async function measure({ db, student, indexes }: World, words: readonly string[]) {
  const [page, plain]: [number[], number[]] = [[], []];
  let found = 0;
  for (let turn = 0; turn < pagesARound; turn += 1) {
    const search = { ...filter, freeWord: words[turn % words.length] };
    let shown: Page = { ids: [], count: 0 };
    page.push(
      await timed(async () => {
        shown = await searchedPage({ db, indexes, student, filter: search });
      }),
    );
    plain.push(await timed(() => cardsById(db, student, shown.ids)));
    if (shown.ids.length < 20) throw new Error(`only ${shown.ids.length} jobs for a page`);
    found = Math.max(found, shown.count);
  }
  return { page: p95(page), plain: p95(plain), found };
}

/** The median of the ratios of each round, not the ratio of two medians. */
function ratio(one: readonly number[], other: readonly number[]): number {
  return median(one.map((time, round) => time / (other[round] as number)));
}

function report(measured: readonly (readonly Measured[])[]): void {
  let missed = 0;
  const rows = kinds.flatMap(({ name, words, engine }, kind) =>
    (measured[kind] ?? []).map(({ page, plain, found }, at) => {
      const [toCards, toFirst] = [
        ratio(page, plain),
        ratio(page, measured[kind]?.[0]?.page ?? page),
      ];
      const isMissed = engine === 'index' && (toCards > bars.cards || toFirst > bars.size);
      if (isMissed) missed += 1;
      return [
        engine,
        `${name}: ${words.join('、')}`,
        String((sizes[at] ?? 0) * jobsEach),
        `up to ${found}`,
        `${median(page).toFixed(1)} ms`,
        `${median(plain).toFixed(1)} ms`,
        `${toCards.toFixed(2)} ×`,
        `${toFirst.toFixed(2)} ×`,
        isMissed ? 'missed' : '',
      ];
    }),
  );
  const times = ['page, p95', 'its cards by id, p95', `≤ ${bars.cards} ×`];
  const head = [
    'by',
    'words',
    'open jobs',
    'found',
    ...times,
    `to the first, ≤ ${bars.size} ×`,
    '',
  ];
  const text = table([head, ...rows]);
  const about = `Medians of ${rounds} rounds of ${pagesARound} pages of 20 each, words in turn; six industries, Japanese up to N2, 220,000 yen a month or more, 50 employees or more; ${availableParallelism()} cores.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('discover', `${text}\n\n${about}`);
  if (missed > 0) process.exitCode = 1;
}
