import { indexedTalent } from '@engawa/api/features/talent-search/index/indexed-talent';
import type { TalentSearch } from '@engawa/api/features/talent-search/public';
import { searchSources } from '@engawa/api/search-sources';
import type { Log } from '@engawa/platform/log/log';
import type { RunningEngine } from '@engawa/platform/search-index/search-engine';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { RemoteIndexes } from '@engawa/platform/search-index/service/remote-indexes';
import { until } from '@engawa/platform/testing/until';
import { neverAsked } from '../students/measure.ts';
import { asking, plan, searches } from '../students/questions.ts';
import { percentile, timed } from '../students/time.ts';
import { startService, token } from './service.ts';

const rounds = 200;
const warmUp = 30;
const users = [1, 16] as const;
const secondsOfUsers = 3;

type Search = (talent: TalentSearch, round: number) => Promise<unknown>;

const kinds: Record<'typical' | 'scored', Search> = {
  typical: (talent, round) =>
    talent.find(asking(searches[round % searches.length] ?? {}), { order: 'newest', perPage: 20 }),
  scored: (talent) =>
    talent.find({ ...asking({}), score: { plan } }, { order: 'match', perPage: 50 }),
};

/** In turn, so that what the machine does hits both alike. */
async function measureTimes(engines: readonly TalentSearch[], search: Search) {
  const times = engines.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, engine] of engines.entries()) {
      const took = await timed(() => search(engine, round + warmUp));
      if (round >= 0) times[at]?.push(took);
    }
  }
  return times.map((of) => ({ p50: percentile(of, 0.5), p95: percentile(of, 0.95) }));
}

/** Searches a second, of so many people who ask again as soon as they are answered. */
async function measureRate(engine: TalentSearch, search: Search, people: number): Promise<number> {
  const end = performance.now() + secondsOfUsers * 1000;
  let done = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await search(engine, done);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, ask));
  return done / secondsOfUsers;
}

/** This process is the copy of the API: with the thread beside it, then with the service. */
export async function measureSearches(url: string, log: Log) {
  const service = await startService(url);
  const thread = new SearchIndexes({
    thread: new URL('../../apps/api/src/search-thread.ts', import.meta.url),
    url,
    log,
  });
  const remote = new RemoteIndexes({ url: service.origin, token, sources: searchSources, log });
  const engines: RunningEngine[] = [thread, remote];
  try {
    for (const engine of engines) {
      engine.start();
      await until('the index to load', () => engine.isReady('student'), 300);
    }
    const talents = engines.map((engine) =>
      indexedTalent(engine, { find: neverAsked, count: neverAsked }),
    );
    const measured = [];
    for (const [kind, search] of Object.entries(kinds)) {
      const times = await measureTimes(talents, search);
      const rates: number[][] = [];
      for (const people of users) {
        const ofEach: number[] = [];
        for (const talent of talents) ofEach.push(await measureRate(talent, search, people));
        rates.push(ofEach);
      }
      measured.push({ kind, times, rates });
    }
    return measured;
  } finally {
    for (const engine of engines) await engine.close();
    await service.stop();
  }
}
export type Searches = Awaited<ReturnType<typeof measureSearches>>;
