import { MemoryIndex } from '@engawa/index/memory-index';
import type { Found, Query } from '@engawa/index/query';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import type { Kysely } from 'kysely';
import type { Followed } from '../follow/followed.repo.ts';

interface Held {
  /** Changes whenever the log has grown. */
  mark: string;
  ids: readonly string[];
  index: MemoryIndex<string> | undefined;
  size: number;
}

const none: Found = { count: 0, rows: [] };

/** The rows of one source that the cluster may lack, in an index of their own. */
export class FreshRows<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #source: IndexSource<Tables>;
  #held: Held = { mark: '', ids: [], index: undefined, size: 0 };

  constructor(db: Kysely<Tables>, source: IndexSource<Tables>) {
    this.#db = db;
    this.#source = source;
  }

  /** All matching fresh rows, and the ids to exclude from the cluster's answer. */
  async search(
    { indexName, position, changes }: Followed & { changes: readonly string[] },
    query: Query,
  ): Promise<{ ids: readonly string[]; found: Found }> {
    if (changes.length === 0) return { ids: [], found: none };
    const mark = `${indexName} ${position} ${changes.length}`;
    const held = this.#held.mark === mark ? this.#held : await this.#read(mark, changes);
    const limit = query.limit === 0 ? 0 : held.size;
    return { ids: held.ids, found: held.index?.search({ ...query, offset: 0, limit }) ?? none };
  }

  async #read(mark: string, changes: readonly string[]): Promise<Held> {
    const { columns, packs } = this.#source;
    const ids = [...new Set(changes)];
    const rows = [...(await this.#source.read(this.#db, ids))];
    const index = rows.length > 0 ? new MemoryIndex(columns, rows.length, packs) : undefined;
    for (const row of rows) index?.put(row);
    this.#held = { mark, ids, index, size: rows.length };
    return this.#held;
  }
}
