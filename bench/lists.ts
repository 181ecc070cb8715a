import { availableParallelism } from 'node:os';
import { readVisitorJobCards } from '@engawa/api/features/discover/public';
import { layOut } from '@engawa/api/features/public-pages/frame';
import { readListAsked } from '@engawa/api/features/public-pages/lists/list-address';
import { jobCard } from '@engawa/api/features/public-pages/lists/list-cards';
import { listPage } from '@engawa/api/features/public-pages/lists/list-page';
import { readJobList } from '@engawa/api/features/public-pages/lists/read-lists';
import { todayInJapan } from '@engawa/platform/clock/today';
import { drawPage } from '@engawa/platform/http/pages/drawn-page';
import { openWorld, type World } from './discover/open-world.ts';
import { p95, timed } from './discover/times.ts';
import { median } from './support/interleave.ts';
import { keepTable } from './support/keep-table.ts';
import { table } from './support/table.ts';

/** A public list of jobs that is not cached, compared with reading its cards by id. */
const size = { companies: 5_000, jobsEach: 20 };
const rounds = 9;
const pagesARound = 30;
const bar = 3;
const today = todayInJapan(new Date());
const site = { origin: 'http://localhost', openDemo: false };
const reading = { language: 'ja', asked: false } as const;
const questions = [
  {},
  { prefectures: 'tokyo' },
  { freeWord: '開発' },
  { prefectures: ['osaka', 'kyoto'], japaneseLevel: '4', sort: 'salary' },
  { industries: ['1', '2', '3'], salaryAtLeast: '220000', freeWord: '営業' },
];

const world = await openWorld(size);
try {
  const measured = ['index', 'database'].map((engine) => ({
    engine,
    search: [] as number[],
    page: [] as number[],
    cards: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const kept of measured) {
      const times = await measure(
        kept.engine === 'index' ? world : { ...world, indexes: undefined },
      );
      // The first round warms caches, plans and the compiler.
      if (round === 0) continue;
      kept.search.push(times.search);
      kept.page.push(times.page);
      kept.cards.push(times.cards);
    }
  }
  report(measured);
} finally {
  await world.close();
}

async function measure({ db, indexes }: Pick<World, 'db' | 'indexes'>) {
  const [search, page, cards]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < pagesARound; turn += 1) {
    const asked = readListAsked(questions[turn % questions.length] ?? {});
    let list: Awaited<ReturnType<typeof readJobList>> | undefined;
    const read = async () => {
      list = await readJobList({ db, indexes, today }, asked);
      return list;
    };
    search.push(await timed(read));
    page.push(
      await timed(async () => {
        const { jobs, count, nextCursor } = await read();
        const drawn = listPage(
          {
            kind: 'jobs',
            count,
            nextCursor,
            cards: jobs.map((job) => jobCard(job, reading.language, today)),
            paths: jobs.map(({ id }) => `/jobs/${id}`),
          },
          { asked, reading, site, today, topics: [] },
        );
        await drawPage('ja', layOut(drawn, 'ja', site), 'quickly');
      }),
    );
    const ids = list?.jobs.map(({ id }) => id) ?? [];
    if (ids.length < 20) throw new Error(`only ${ids.length} jobs for a page`);
    cards.push(await timed(() => readVisitorJobCards(db, { student: null, today }, ids)));
  }
  return { search: p95(search), page: p95(page), cards: p95(cards) };
}

interface Kept {
  engine: string;
  search: number[];
  page: number[];
  cards: number[];
}

function report(measured: readonly Kept[]): void {
  const ratioOf = (times: readonly number[], cards: readonly number[]) =>
    median(times.map((time, round) => time / (cards[round] as number)));
  let missed = 0;
  const rows = measured.map(({ engine, search, page, cards }) => {
    const ratio = ratioOf(page, cards);
    const isMissed = engine === 'index' && ratio > bar;
    if (isMissed) missed += 1;
    return [
      engine,
      `${median(search).toFixed(1)} ms`,
      `${median(page).toFixed(1)} ms`,
      `${median(cards).toFixed(1)} ms`,
      `${ratio.toFixed(2)} ×`,
      isMissed ? 'missed' : '',
    ];
  });
  const head = [
    'by',
    'list, p95',
    'drawn and packed, p95',
    'its cards by id, p95',
    `≤ ${bar} ×`,
    '',
  ];
  const text = table([head, ...rows]);
  const jobs = (size.companies * size.jobsEach).toLocaleString('en');
  const about = `${jobs} open jobs; medians of ${rounds} rounds of ${pagesARound} pages of 20, ${questions.length} questions in turn; ${availableParallelism()} cores.`;
  process.stdout.write(`${text}\n\n${about}\n`);
  keepTable('lists', `${text}\n\n${about}`);
  if (missed > 0) process.exitCode = 1;
}
