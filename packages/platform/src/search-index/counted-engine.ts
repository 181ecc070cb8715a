import type { Found, Query } from '@engawa/index/query';
import type { Series } from '../http/server/metrics.ts';
import type { RunningEngine } from './search-engine.ts';

type EngineName = 'memory' | 'service' | 'cluster';

/** An engine, and how many searches it answered or left to the database, by source. */
export class CountedEngine implements RunningEngine {
  readonly engine: RunningEngine;
  readonly #name: EngineName;
  readonly #answered = new Map<string, number>();
  readonly #left = new Map<string, number>();

  constructor(name: EngineName, engine: RunningEngine) {
    this.#name = name;
    this.engine = engine;
  }

  start(): void {
    this.engine.start();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  isReady(source: string): boolean {
    return this.engine.isReady(source);
  }

  async search(source: string, query: Query): Promise<Found | undefined> {
    const found = await this.engine.search(source, query);
    const counts = found ? this.#answered : this.#left;
    counts.set(source, (counts.get(source) ?? 0) + 1);
    return found;
  }

  get series(): Series {
    const told = (counts: ReadonlyMap<string, number>, engine: string) =>
      Array.from(counts, ([source, value]) => ({ of: { source, engine }, value }));
    return {
      engawa_searches_total: {
        help: 'Searches since the start, by source and by who answered; "database" stands in for the engine.',
        kind: 'counter',
        labels: ['source', 'engine'],
        read: () => [...told(this.#answered, this.#name), ...told(this.#left, 'database')],
      },
    };
  }
}
