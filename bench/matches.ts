import { availableParallelism } from 'node:os';
import { openWorld } from './discover/open-world.ts';
import { matchedPage, searchedPage } from './discover/pages.ts';
import { p95, timed } from './discover/times.ts';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

/** The first page of all open jobs by match, compared with the same by newest, per engine. */
const size = { companies: 5_000, jobsEach: 20 };
const rounds = 15;
const pagesARound = 20;
const kinds = [
  { engine: 'index', order: 'newest', page: searchedPage },
  { engine: 'index', order: 'match', page: matchedPage },
  { engine: 'database', order: 'newest', page: searchedPage },
  { engine: 'database', order: 'match', page: matchedPage },
] as const;
/** Most milliseconds that match may take beyond newest. The database answers during loading. */
const bars = { index: 10, database: 100 };

const world = await openWorld(size);
try {
  const measured = kinds.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    // Interleaved, so that other load on the machine affects all alike.
    for (const [at, { engine, page }] of kinds.entries()) {
      const asking = {
        db: world.db,
        student: world.student,
        indexes: engine === 'index' ? world.indexes : undefined,
        filter: {},
      };
      const times: number[] = [];
      for (let turn = 0; turn < pagesARound; turn += 1) {
        times.push(await timed(() => page(asking)));
      }
      if (round > 0) measured[at]?.push(p95(times));
    }
  }
  report(measured);
} finally {
  await world.close();
}

function report(measured: readonly (readonly number[])[]): void {
  const over = (match: number): number =>
    median(
      (measured[match] ?? []).map((time, round) => time - (measured[match - 1]?.[round] ?? 0)),
    );
  const rows = kinds.map(({ engine, order }, at) => {
    const time = `${median(measured[at] ?? []).toFixed(1)} ms`;
    if (order === 'newest') return [engine, order, time, '', ''];
    const more = over(at);
    if (more > bars[engine]) process.exitCode = 1;
    const isMissed = more > bars[engine] ? 'missed' : '';
    return [engine, order, time, `${more.toFixed(1)} ms, ≤ ${bars[engine]}`, isMissed];
  });
  const text = table([['by', 'order', 'page, p95', 'over newest', ''], ...rows]);
  const about = `Medians of ${rounds} rounds of ${pagesARound} first pages of ${size.companies * size.jobsEach} open jobs; ${availableParallelism()} cores.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('matches', `${text}\n\n${about}`);
}
