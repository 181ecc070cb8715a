import { indexedTalent } from '@engawa/api/features/talent-search/index/indexed-talent';
import type { TalentSearch } from '@engawa/api/features/talent-search/public';
import { Random } from '@engawa/demo/random';
import { until } from '@engawa/platform/testing/waiting/until';
import { asking, plan, searches, words } from '../students/questions.ts';
import { p50AndP95 } from '../students/time.ts';
import { idOf } from '../students/world.ts';
import type { OpenEngine } from './engines.ts';
import type { SearchWorld } from './world.ts';

const first = { order: 'newest', perPage: 20 } as const;
const secondsOfLoad = 15;

const never = (): never => {
  throw new Error('the engine did not answer');
};

const at = <T>(list: readonly T[], round: number): T => list[round % list.length] as T;

/** Three searches by filters and one by a frequent word. */
const mixed = (talent: TalentSearch, round: number) =>
  round % 4 === 3
    ? talent.find(asking({ freeWord: at(words.frequent, round) }), first)
    : talent.find(asking(at(searches, round)), first);

/** Searches per second of `users` people who each search again upon the answer. */
async function throughput(talent: TalentSearch, users: number): Promise<number> {
  const end = performance.now() + secondsOfLoad * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      for (let round = user; performance.now() < end; round += 1) {
        await mixed(talent, round);
        done += 1;
      }
    }),
  );
  return done / secondsOfLoad;
}

/** Time from saving a profile until a search finds it. */
function measureSaves({ databases, size }: SearchWorld, talent: TalentSearch) {
  const random = new Random(8);
  let number = Math.floor(performance.timeOrigin);
  return p50AndP95(20, async () => {
    number += 1;
    const [id, freeWord] = [idOf(random.int(1, size)), `saved${number}`];
    await databases.pool.query(
      'update student_search set words = words || array_to_tsvector($2) where student_id = $1',
      [id, [freeWord]],
    );
    await until('the word to be found', async () => {
      return (await talent.count([asking({ freeWord })]))[0]?.count === 1;
    });
  });
}

export async function measureEngine(world: SearchWorld, open: OpenEngine) {
  const talent = indexedTalent(open.engine, { find: never, count: never });
  const everybody = { ...asking({}), score: { plan } };
  const match = { order: 'match', perPage: 50 } as const;
  // Warms up compilers and caches.
  await throughput(talent, 4);
  for (let round = 0; round < 10; round += 1) await talent.find(everybody, match);
  return {
    size: world.size,
    engine: open.name,
    startMs: open.startMs,
    page: await p50AndP95(80, (round) => talent.find(asking(at(searches, round)), first)),
    word: await p50AndP95(40, (round) =>
      talent.find(asking({ freeWord: at(words.frequent, round) }), first),
    ),
    scored: await p50AndP95(20, () => talent.find(everybody, match)),
    alone: await throughput(talent, 1),
    sixteen: await throughput(talent, 16),
    saved: await measureSaves(world, talent),
    memory: open.memory(),
    disk: await open.disk(),
  };
}
export type Carried = Awaited<ReturnType<typeof measureEngine>>;
