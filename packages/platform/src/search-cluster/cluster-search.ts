import type { ColumnKind } from '@engawa/index/columns';
import { MemoryIndex, type Row } from '@engawa/index/memory-index';
import type { Found, Query } from '@engawa/index/query';
import type { Kysely } from 'kysely';
import type { Log } from '../log/log.ts';
import type { IndexSource } from '../search-index/index-source.ts';
import type { RunningEngine } from '../search-index/search-engine.ts';
import { Breaker } from './breaker.ts';
import type { Cluster } from './cluster.ts';
import { type Shape, shapeOf } from './documents.ts';
import { findPart } from './find-part.ts';
import { readPending } from './followed.repo.ts';
import type { Follower } from './follower.ts';
import { mergePages } from './found-rows.ts';

interface Options<Tables> {
  db: Kysely<Tables>;
  cluster: Cluster;
  sources: readonly IndexSource<Tables>[];
  /** Unset where another process writes into the cluster. */
  follower?: Follower;
  log: Log;
  patienceMs: number;
  mostPending?: number;
}

/** Changes that the cluster may not have yet are looked at here; of more than this it has to catch up first. */
const pendingAtMost = 5_000;

/**
 * Rows in OpenSearch, as new as the database: what has changed since the cluster's index was followed up
 * is left out of its answer and searched here, in an index of these few rows. So whoever has gone, or is
 * no longer looking, is in no answer, however far behind the cluster is.
 */
export class ClusterSearch<Tables> implements RunningEngine {
  readonly #options: Options<Tables>;
  readonly #breaker: Breaker;
  readonly #sources: ReadonlyMap<string, IndexSource<Tables> & { shape: Shape }>;

  constructor(options: Options<Tables>) {
    this.#options = options;
    this.#breaker = new Breaker({
      patienceMs: options.patienceMs,
      onOpen: (error) => options.log.warn({ err: error }, 'the search cluster does not answer'),
      onClose: () => options.log.info('the search cluster answers again'),
    });
    this.#sources = new Map(
      options.sources.map((source) => [source.name, { ...source, shape: shapeOf(source) }]),
    );
  }

  start(): void {
    this.#options.follower?.start();
  }

  async close(): Promise<void> {
    const { follower, cluster } = this.#options;
    await follower?.close();
    await cluster.close();
  }

  /** Whether it can answer, a search finds out by itself. */
  isReady(name: string): boolean {
    return this.#sources.has(name);
  }

  async search(name: string, query: Query): Promise<Found | undefined> {
    const source = this.#sources.get(name);
    return source && this.#breaker.isClosed ? this.#ask(source, query) : undefined;
  }

  async #ask(source: IndexSource<Tables> & { shape: Shape }, query: Query) {
    const { db, mostPending = pendingAtMost } = this.#options;
    const followed = await readPending(
      db,
      { source: source.name, shape: source.shape.mark },
      mostPending,
    );
    if (!followed || followed.changed.length > mostPending) return undefined;
    const { changed } = followed;
    const fresh = await searchFresh(source, query, await source.read(db, changed));
    const [offset, limit] = [query.offset ?? 0, query.limit];
    const from = Math.max(0, offset - fresh.rows.length);
    const part = { without: changed, offset: from, limit: limit === 0 ? 0 : offset + limit - from };
    const base = await this.#breaker.run(() =>
      findPart(query, part, (asked, of) =>
        this.#options.cluster.search(followed.indexName, source.shape, asked, of),
      ),
    );
    if (!base) return undefined;
    return {
      count: base.count + fresh.count,
      rows: fresh.count === 0 ? base.rows : mergePages(base.rows, fresh.rows, from, query),
    };
  }
}

/** All that fit of the rows that have changed, whatever page is asked for. */
async function searchFresh<Tables>(
  { columns, packs }: IndexSource<Tables>,
  query: Query,
  rows: Iterable<Row>,
): Promise<Found> {
  const all = [...rows];
  if (all.length === 0) return { count: 0, rows: [] };
  const index = new MemoryIndex(columns as Record<string, ColumnKind>, all.length, packs);
  for (const row of all) index.put(row);
  return index.search({ ...query, offset: 0, limit: query.limit === 0 ? 0 : all.length });
}
