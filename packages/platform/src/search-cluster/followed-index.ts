import { createHash } from 'node:crypto';
import type { Row } from '@engawa/index/memory-index';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../db/tables.ts';
import { readChanges, readNow } from '../search-index/change-log.repo.ts';
import type { IndexSource } from '../search-index/index-source.ts';
import type { Cluster } from './cluster.ts';
import { documentOf, type Shape, shapeOf } from './documents.ts';
import {
  type Followed,
  type FollowedRow,
  forgetUnfollowed,
  nextVersion,
  readFollowed,
  readLineage,
  writeFollowed,
} from './followed.repo.ts';

const rowsAtOnce = 1_000;
/** Even where nothing changes it is noted now and then that somebody looks. */
const notedEveryMs = 10 * 60_000;
/** The log is kept for a day: an index that was not followed for so long is built anew. */
const longestAwayMs = 12 * 3_600_000;

/** The rows of one source in the cluster, kept as the database has them; one process does so at a time. */
export class FollowedIndex<Tables extends PlatformTables> {
  readonly #db: Kysely<Tables>;
  readonly #cluster: Cluster;
  readonly #source: IndexSource<Tables>;
  readonly #shape: Shape;
  readonly #key: { source: string; shape: string };
  /** Transactions of the log that are in already, as far as the log is read again. */
  #seen = new Set<string>();
  #built: Followed | undefined;
  #building: Promise<void> | undefined;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    db: Kysely<Tables>,
    cluster: Cluster,
    source: IndexSource<Tables>,
    onFailure: (error: unknown) => void,
  ) {
    this.#db = db;
    this.#cluster = cluster;
    this.#source = source;
    this.#shape = shapeOf(source);
    this.#key = { source: source.name, shape: this.#shape.mark };
    this.#onFailure = onFailure;
  }

  /** What was committed before is in the answers of the cluster when this is done. */
  async catchUp(): Promise<void> {
    const followed = await readFollowed(this.#db, this.#key);
    const lineage = await readLineage(this.#db);
    if (!followed || !(await this.#isUsable(followed, lineage))) {
      this.#built = await this.#fill(lineage);
    } else if (followed.isBuildAsked) {
      this.#fillBesides(lineage);
    }
    if (this.#built) return this.#change(this.#built);
    if (followed) await this.#follow(followed);
  }

  async #isUsable(followed: FollowedRow, lineage: string): Promise<boolean> {
    if (followed.lineage !== lineage) return false;
    if (Date.now() - followed.followedAt.getTime() > longestAwayMs) return false;
    return (await this.#cluster.uuidOf(followed.indexName)) === followed.indexUuid;
  }

  /** Searches and changes go to the old one until the new one is whole. */
  #fillBesides(lineage: string): void {
    this.#building ??= this.#fill(lineage)
      .then(
        (built) => {
          this.#built = built;
        },
        (error: unknown) => this.#onFailure(error),
      )
      .finally(() => {
        this.#building = undefined;
      });
  }

  async #fill(lineage: string): Promise<Followed> {
    const prefix = this.#prefixOf(lineage);
    const indexName = `${prefix}${await nextVersion(this.#db)}`;
    const position = await readNow(this.#db);
    const indexUuid = await this.#cluster.create(indexName, this.#shape);
    const list = async (after: string | null) => {
      const version = await nextVersion(this.#db);
      return { version, ...(await this.#source.list(this.#db, after, rowsAtOnce)) };
    };
    for (let page = await list(null); page.last !== null; ) {
      const { rows, version } = page;
      // The database looks for the next rows while these are written.
      [page] = await Promise.all([
        list(page.last),
        this.#cluster.write(indexName, this.#writesOf(rows), version),
      ]);
    }
    await this.#cluster.complete(indexName);
    return { indexName, indexUuid, lineage, position };
  }

  /** The new index is brought up to now first, so that no search sees it behind the old one. */
  async #change(built: Followed): Promise<void> {
    this.#seen = new Set();
    await this.#follow(built);
    this.#built = undefined;
    for (const name of await forgetUnfollowed(this.#db, this.#key.source)) {
      await this.#cluster.remove(name);
    }
    const others = await this.#cluster.list(this.#prefixOf(built.lineage));
    for (const name of others) if (name !== built.indexName) await this.#cluster.remove(name);
  }

  async #follow(followed: Followed & { followedAt?: Date }): Promise<void> {
    const { indexName, position, followedAt } = followed;
    const { from, changed } = await readChanges(this.#db, this.#source.name, position);
    const fresh = changed.filter(({ transaction }) => !this.#seen.has(transaction));
    const ids = [...new Set(fresh.map(({ id }) => id))];
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      const some = ids.slice(at, at + rowsAtOnce);
      const version = await nextVersion(this.#db);
      const rows = [...(await this.#source.read(this.#db, some))];
      const there = new Set(rows.map(({ id }) => id));
      const gone = some.filter((id) => !there.has(id));
      await this.#cluster.write(
        indexName,
        [...this.#writesOf(rows), ...gone.map((id) => ({ id, document: undefined }))],
        version,
      );
    }
    if (ids.length > 0) await this.#cluster.refresh(indexName);
    const isNoted = followedAt && Date.now() - followedAt.getTime() < notedEveryMs;
    if (changed.length === 0 && isNoted) return;
    if (from !== position || !isNoted) {
      await writeFollowed(this.#db, this.#key, { ...followed, position: from });
    }
    this.#seen = new Set(
      changed.map(({ transaction }) => transaction).filter((one) => BigInt(one) >= BigInt(from)),
    );
  }

  #writesOf(rows: Iterable<Row>) {
    return Array.from(rows, (row) => ({
      id: row.id,
      document: documentOf(this.#shape, row),
    }));
  }

  /** Two databases may share a cluster. */
  #prefixOf(lineage: string): string {
    const [system, number] = lineage.split('/');
    const database = createHash('sha256').update(`${system}/${number}`).digest('hex').slice(0, 8);
    return `engawa-${database}-${this.#key.source}-${this.#key.shape}-`;
  }
}
