import type { Found, Query } from '@engawa/index/query';
import type { Series } from '../http/server/metrics.ts';
import type { RunningEngine } from './search-engine.ts';

interface NamedEngine {
  readonly name: 'memory' | 'cluster';
  readonly engine: RunningEngine;
}

/** Tries engines in order and counts searches by the engine that answered, or by the database. */
export class CountedEngines implements RunningEngine {
  readonly engines: readonly NamedEngine[];
  readonly #answers = new Map<string, Map<string, number>>();

  constructor(engines: readonly NamedEngine[]) {
    this.engines = engines;
  }

  start(): void {
    for (const { engine } of this.engines) engine.start();
  }

  async close(): Promise<void> {
    await Promise.all(this.engines.map(({ engine }) => engine.close()));
  }

  isReady(source: string): boolean {
    return this.engines.some(({ engine }) => engine.isReady(source));
  }

  async search(source: string, query: Query): Promise<Found | undefined> {
    for (const { name, engine } of this.engines) {
      const found = await engine.search(source, query);
      if (found) {
        this.#count(name, source);
        return found;
      }
    }
    this.#count('database', source);
    return undefined;
  }

  get series(): Series {
    return {
      engawa_searches_total: {
        help: 'Searches since the start, by source and by who answered; "database" stands in for the engines.',
        kind: 'counter',
        labels: ['source', 'engine'],
        read: () =>
          Array.from(this.#answers).flatMap(([engine, counts]) =>
            Array.from(counts, ([source, value]) => ({ of: { source, engine }, value })),
          ),
      },
    };
  }

  #count(name: string, source: string): void {
    const counts = this.#answers.get(name) ?? new Map<string, number>();
    counts.set(source, (counts.get(source) ?? 0) + 1);
    this.#answers.set(name, counts);
  }
}
