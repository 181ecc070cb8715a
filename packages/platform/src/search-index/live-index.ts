import { setImmediate } from 'node:timers/promises';
import { MemoryIndex, type Row } from '@engawa/index/memory-index';
import type { Found, Query } from '@engawa/index/query';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../db/tables.ts';
import { nothing, passOverChanges, readNow } from './change-log.repo.ts';
import type { IndexSource } from './index-source.ts';

/** Small enough that a search which comes meanwhile waits for milliseconds only. */
const rowsAtOnce = 1_000;
/** With more rows that no longer count than this share, the index is filled anew. */
const worthFillingAnew = { share: 0.3, atLeast: 20_000 };
/** The log is kept for a day: whoever has not looked for so long reads everything anew. */
const longestAwayMs = 12 * 3_600_000;

/** An index of one source that is always as new as the database was when it was asked. */
export class LiveIndex<Tables extends PlatformTables> {
  readonly #db: Kysely<Tables>;
  readonly #source: IndexSource<Tables>;
  #index: MemoryIndex<string>;
  /** What of the log is in the index. */
  #seen = nothing;
  #lookedAt = 0;
  /** Counts what was changed in it, to know whether an answer still stands. */
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

  /** Reads all rows into a new index, which takes the place of the old one when it is whole. */
  fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
    });
    return this.#filling;
  }

  /** Mostly nothing has changed: it searches while the database looks, and again only where it must. */
  async search(query: Query): Promise<Found> {
    const [early] = await Promise.all([this.#searchSoon(query), this.#catchUp()]);
    const isStill = early.index === this.#index && early.changes === this.#changes;
    return isStill ? early.found : this.#index.search(query);
  }

  /** To be told of changes before anybody searches, so that there is less to do then. */
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
      // The database looks for the next rows while these are put in.
      [page] = await Promise.all([list(page.last), putSoon(index, page.rows)]);
    }
    this.#index = index;
    this.#seen = seen;
    this.#lookedAt = lookedAt;
    await this.#catchUp();
  }

  /** A look that has begun may have missed what the caller knows of: then the next one counts. */
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
    if (Date.now() - this.#lookedAt > longestAwayMs) this.#fillBesides();
    const lookedAt = Date.now();
    const renew = (ids: string[]) => this.#renew(index, ids);
    const seen = await passOverChanges(this.#db, this.#source.name, this.#seen, renew);
    // Filled anew meanwhile: that one has a place of its own in the log.
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

  /** Whoever searches meanwhile is answered by the old one; after a failure the next look tries again. */
  #fillBesides(): void {
    if (!this.#filling) this.fill().catch(this.#onFailure);
  }
}

/** Once what was asked of the database has left the thread, which it does not while the thread works. */
async function putSoon(index: MemoryIndex<string>, rows: Iterable<Row>): Promise<void> {
  await setImmediate();
  for (const row of rows) index.put(row);
}
