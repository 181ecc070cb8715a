import type { Found, Query } from '@engawa/index/query';
import type { Log } from '@engawa/platform/log/log';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import type { RunningEngine } from '@engawa/platform/search-index/search-engine';
import type { Kysely } from 'kysely';
import { Breaker } from './breaker.ts';
import type { Cluster } from './cluster.ts';
import { type Shape, shapeOf } from './follow/documents.ts';
import { readPending } from './follow/followed.repo.ts';
import type { Follower } from './follow/follower.ts';
import { findPart } from './query/find-part.ts';
import { mergePages } from './query/found-rows.ts';
import { FreshRows } from './query/fresh-rows.ts';

interface Options<Tables> {
  db: Kysely<Tables>;
  cluster: Cluster;
  sources: readonly IndexSource<Tables>[];
  /** Unset where another process writes to the cluster. */
  follower?: Follower;
  log: Log;
  patienceMs: number;
  mostPending?: number;
}

/** Changes the cluster may lack are searched here; beyond this number it must catch up first. */
const pendingAtMost = 5_000;
const lookEveryMs = 5_000;

interface Searched<Tables> {
  source: IndexSource<Tables>;
  shape: Shape;
  fresh: FreshRows<Tables>;
}

/**
 * Rows in OpenSearch, as current as the database: rows changed since the last write to the cluster
 * are excluded from its answer and searched here, in a small index. So deleted rows never appear,
 * however far the cluster lags.
 */
export class ClusterSearch<Tables> implements RunningEngine {
  readonly #options: Options<Tables>;
  readonly #breaker: Breaker;
  readonly #searched: ReadonlyMap<string, Searched<Tables>>;
  readonly #ready = new Set<string>();
  #looking: NodeJS.Timeout | undefined;

  constructor(options: Options<Tables>) {
    const { db, log, patienceMs, sources } = options;
    this.#options = options;
    this.#breaker = new Breaker({
      patienceMs,
      onOpen: (error) => log.warn({ err: error }, 'the search cluster does not answer'),
      onClose: () => log.info('the search cluster answers again'),
    });
    this.#searched = new Map(
      sources.map((source) => [
        source.name,
        { source, shape: shapeOf(source), fresh: new FreshRows(db, source) },
      ]),
    );
  }

  start(): void {
    if (this.#looking) return;
    this.#options.follower?.start();
    this.#looking = setInterval(() => void this.#look(), lookEveryMs);
    this.#looking.unref();
  }

  async close(): Promise<void> {
    const { follower, cluster } = this.#options;
    clearInterval(this.#looking);
    await follower?.close();
    await cluster.close();
  }

  /** As of the last search; each search checks by itself. */
  isReady(name: string): boolean {
    return this.#ready.has(name) && this.#breaker.isClosed;
  }

  async search(name: string, query: Query): Promise<Found | undefined> {
    const searched = this.#searched.get(name);
    return searched && this.#breaker.isClosed ? this.#ask(searched, query) : undefined;
  }

  async #ask({ source, shape, fresh }: Searched<Tables>, query: Query) {
    const { cluster } = this.#options;
    const followed = await this.#followed(source, shape);
    if (!followed) return undefined;
    const { ids, found } = await fresh.search(followed, query);
    const [offset, limit] = [query.offset ?? 0, query.limit];
    const from = Math.max(0, offset - found.rows.length);
    const part = { without: ids, offset: from, limit: limit === 0 ? 0 : offset + limit - from };
    const base = await this.#breaker.run(() =>
      findPart(query, part, (asked, of) => cluster.search(followed.indexName, shape, asked, of)),
    );
    if (!base) return undefined;
    return {
      count: base.count + found.count,
      rows: found.count === 0 ? base.rows : mergePages(base.rows, found.rows, from, query),
    };
  }

  async #followed(source: IndexSource<Tables>, shape: Shape) {
    const { db, mostPending = pendingAtMost } = this.#options;
    const key = { source: source.name, shape: shape.mark };
    const followed = await readPending(db, key, mostPending);
    return followed && followed.changes.length <= mostPending ? followed : undefined;
  }

  async #look(): Promise<void> {
    for (const [name, { source, shape }] of this.#searched) {
      // Other parts of the product report an unavailable database.
      const followed = await this.#followed(source, shape).catch(() => undefined);
      if (followed) this.#ready.add(name);
      else this.#ready.delete(name);
    }
  }
}
