import { setImmediate } from 'node:timers/promises';
import { MemoryIndex, type Row } from '@engawa/index/memory-index';
import type { Found, Query } from '@engawa/index/query';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../db/tables.ts';
import { nothing, passOverChanges, readNow } from './change-log.repo.ts';
import type { IndexSource } from './index-source.ts';

/** Rows per batch: small, so that a concurrent search waits only milliseconds. */
const rowsAtOnce = 1_000;
/** With a larger share of deleted rows the index is rebuilt. */
const worthFillingAnew = { share: 0.3, atLeast: 20_000 };
/** The log covers a day; an index that is further behind is rebuilt. */
const longestLagMs = 12 * 3_600_000;

/** An in-memory index of one source that is never older than a search. */
export class LiveIndex<Tables extends PlatformTables> {
  readonly #db: Kysely<Tables>;
  readonly #source: IndexSource<Tables>;
  #index: MemoryIndex<string>;
  #seen = nothing;
  #lookedAt = 0;
  /** Incremented with every change, to detect answers that became outdated. */
  #changes = 0;
  #looking: Promise<void> | undefined;
  #nextLook: Promise<void> | undefined;
  #filling: Promise<void> | undefined;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    db: Kysely<Tables>,
    source: IndexSource<Tables>,
    onFailure: (error: unknown) => void,
  ) {
    this.#db = db;
    this.#source = source;
    this.#onFailure = onFailure;
    this.#index = new MemoryIndex(source.columns, 0, source.packs);
  }

  get size(): number {
    return this.#index.size;
  }

  /** Builds a new index, which replaces the old one when it is complete. */
  fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
    });
    return this.#filling;
  }

  /** Optimistic: searches while the database reports changes, and again if there were any. */
  async search(query: Query): Promise<Found> {
    const [early] = await Promise.all([this.#searchSoon(query), this.#catchUp()]);
    const isStill = early.index === this.#index && early.changes === this.#changes;
    return isStill ? early.found : this.#index.search(query);
  }

  async hear(): Promise<void> {
    await this.#catchUp();
  }

  async #searchSoon(query: Query) {
    await setImmediate();
    const [index, changes] = [this.#index, this.#changes];
    return { index, changes, found: index.search(query) };
  }

  async #fill(): Promise<void> {
    const seen = await readNow(this.#db);
    const lookedAt = Date.now();
    const index = new MemoryIndex(this.#source.columns, this.#index.size, this.#source.packs);
    const list = (after: string | null) => this.#source.list(this.#db, after, rowsAtOnce);
    for (let page = await list(null); page.last !== null; ) {
      // The database reads the next rows while these are inserted.
      [page] = await Promise.all([list(page.last), putSoon(index, page.rows)]);
    }
    this.#index = index;
    this.#seen = seen;
    this.#lookedAt = lookedAt;
    await this.#catchUp();
  }

  /** A running pass may have missed the caller's changes, so wait for the next one. */
  #catchUp(): Promise<void> {
    if (!this.#looking) return this.#look();
    this.#nextLook ??= this.#looking.then(
      () => this.#look(),
      () => this.#look(),
    );
    return this.#nextLook;
  }

  #look(): Promise<void> {
    this.#nextLook = undefined;
    this.#looking = this.#apply().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #apply(): Promise<void> {
    const index = this.#index;
    if (Date.now() - this.#lookedAt > longestLagMs) this.#fillBesides();
    const lookedAt = Date.now();
    const renew = (ids: string[]) => this.#renew(index, ids);
    const seen = await passOverChanges(this.#db, this.#source.name, this.#seen, renew);
    // Rebuilt meanwhile: the new index has its own snapshot.
    if (index !== this.#index) return this.#apply();
    this.#seen = seen;
    this.#lookedAt = lookedAt;
    const { share, atLeast } = worthFillingAnew;
    if (index.outdated > Math.max(atLeast, index.size * share)) this.#fillBesides();
  }

  async #renew(index: MemoryIndex<string>, ids: readonly string[]): Promise<void> {
    const rows = await this.#source.read(this.#db, ids);
    this.#changes += 1;
    for (const id of ids) index.remove(id);
    for (const row of rows) index.put(row);
  }

  /** Searches use the old index meanwhile; a failure is retried with the next pass. */
  #fillBesides(): void {
    if (!this.#filling) this.fill().catch(this.#onFailure);
  }
}

/** Yields first, so that pending queries are sent before the thread is busy. */
async function putSoon(index: MemoryIndex<string>, rows: Iterable<Row>): Promise<void> {
  await setImmediate();
  for (const row of rows) index.put(row);
}
