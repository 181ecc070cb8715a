import { createHash } from 'node:crypto';
import type { PlatformTables } from '@engawa/platform/db/tables';
import {
  beginningAt,
  passOverChanges,
  type Snapshot,
  transactionOf,
} from '@engawa/platform/search-index/change-log.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import type { Kysely } from 'kysely';
import type { Cluster } from '../cluster.ts';
import { type Shape, shapeOf } from './documents.ts';
import { fillIndex, writesOf } from './fill-index.ts';
import {
  countBehind,
  type Followed,
  type FollowedRow,
  forgetUnfollowed,
  longestLagHours,
  nextVersion,
  noteFollowed,
  readFollowed,
  readLineage,
  replaceFollowed,
} from './followed.repo.ts';

const second = 1_000;
const minute = 60 * second;
/** Without changes, progress is still recorded, to show that the index is being followed. */
const notedEvery = 10 * minute;
/** With more changes the index is rebuilt. */
const mostChanges = 300_000;
/** A shard that is missing for longer does not return: the index is rebuilt. */
const longestRed = 10 * minute;
const redLookedForEvery = 30 * second;
const cleanedEvery = 60 * minute;
/** Delay until a replaced index is deleted, for searches that have just begun. */
const cleanedAfterChange = 10 * second;
const firstPause = 5 * second;
const longestPause = 10 * minute;

/** Keeps the rows of one source in the cluster up to date; one process at a time. */
export class FollowedIndex<Tables extends PlatformTables> {
  readonly #db: Kysely<Tables>;
  readonly #cluster: Cluster;
  readonly #source: IndexSource<Tables>;
  readonly #shape: Shape;
  readonly #key: { source: string; shape: string };
  readonly #onFailure: (error: unknown) => void;
  /** The snapshot that the index contains, which may be ahead of the position in the database. */
  #seen: { indexUuid: string; position: string; snapshot: Snapshot } | undefined;
  #built: Followed | undefined;
  #building: Promise<void> | undefined;
  #pause = firstPause;
  #nextFill = 0;
  #nextCleaning = 0;
  #nextLookForRed = 0;
  #redSince: number | undefined;

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

  /** Changes committed before the call are searchable when it resolves. */
  async catchUp(): Promise<void> {
    const followed = await readFollowed(this.#db, this.#key);
    const lineage = await readLineage(this.#db);
    if (this.#built?.lineage === lineage) return this.#change(this.#built);
    if (!followed || !(await this.#isUsable(followed, lineage))) {
      this.#fillBesides(lineage);
      return;
    }
    const { name } = this.#source;
    const behind = await countBehind(this.#db, name, followed.position, mostChanges);
    const isFar = behind > mostChanges;
    if (isFar || followed.isBuildAsked) this.#fillBesides(lineage);
    if (!isFar) await this.#follow(followed, behind > 0);
    if (Date.now() >= this.#nextCleaning) await this.#clean(followed);
  }

  async settle(): Promise<void> {
    await this.#building;
  }

  async #isUsable(followed: FollowedRow, lineage: string): Promise<boolean> {
    const { indexName, indexUuid, followedAt } = followed;
    if (followed.lineage !== lineage) return false;
    if (Date.now() - followedAt.getTime() > longestLagHours * 60 * minute) return false;
    if ((await this.#cluster.uuidOf(indexName)) !== indexUuid) return false;
    if (Date.now() >= this.#nextLookForRed) {
      this.#nextLookForRed = Date.now() + redLookedForEvery;
      const isRed = await this.#cluster.isRed(indexName);
      this.#redSince = isRed ? (this.#redSince ?? Date.now()) : undefined;
    }
    return this.#redSince === undefined || Date.now() - this.#redSince < longestRed;
  }

  /** Searches and changes use the old index, if any, until the new one is complete. */
  #fillBesides(lineage: string): void {
    if (this.#building || Date.now() < this.#nextFill) return;
    this.#building = this.#fill(lineage).finally(() => {
      this.#building = undefined;
    });
  }

  async #fill(lineage: string): Promise<void> {
    try {
      this.#built = await fillIndex({
        db: this.#db,
        cluster: this.#cluster,
        source: this.#source,
        shape: this.#shape,
        lineage,
        prefix: this.#prefixOf(lineage),
      });
      this.#pause = firstPause;
    } catch (error) {
      this.#nextFill = Date.now() + this.#pause;
      this.#pause = Math.min(this.#pause * 2, longestPause);
      this.#onFailure(error);
    }
  }

  /** Catches up first, so that searches never see the new index behind the old one. */
  async #change(built: Followed): Promise<void> {
    const position = await this.#write(built);
    await replaceFollowed(this.#db, this.#key, { ...built, position });
    this.#built = undefined;
    this.#redSince = undefined;
    this.#nextCleaning = Date.now() + cleanedAfterChange;
  }

  async #follow(followed: FollowedRow, isBehind: boolean): Promise<void> {
    const position = isBehind ? await this.#write(followed) : followed.position;
    const isDue = Date.now() - followed.followedAt.getTime() > notedEvery;
    if (position === followed.position && !isDue) return;
    await noteFollowed(this.#db, this.#key, { ...followed, position });
  }

  /** Writes the changes and resolves to the new position. */
  async #write({ indexName, indexUuid, position }: Followed): Promise<string> {
    const isOurs = this.#seen?.indexUuid === indexUuid && this.#seen.position === position;
    const since = isOurs && this.#seen ? this.#seen.snapshot : beginningAt(position);
    let hasFresh = false;
    const snapshot = await passOverChanges(this.#db, this.#source.name, since, async (ids) => {
      hasFresh = true;
      const version = await nextVersion(this.#db);
      const rows = [...(await this.#source.read(this.#db, ids))];
      const there = new Set(rows.map(({ id }) => id));
      const gone = ids.filter((id) => !there.has(id)).map((id) => ({ id, document: undefined }));
      await this.#cluster.write(indexName, [...writesOf(this.#shape, rows), ...gone], version);
    });
    if (hasFresh) await this.#cluster.refresh(indexName);
    const reached = transactionOf(snapshot);
    this.#seen = { indexUuid, position: reached, snapshot };
    return reached;
  }

  /** Deletes replaced and unfinished indexes, and those of older releases. */
  async #clean({ indexName, lineage }: Followed): Promise<void> {
    this.#nextCleaning = Date.now() + cleanedEvery;
    const forgotten = await forgetUnfollowed(this.#db, this.#key.source);
    const ours = forgotten.filter((name) => name.startsWith(databasePrefix(lineage)));
    const listed = this.#building ? [] : await this.#cluster.list(this.#prefixOf(lineage));
    for (const name of new Set([...ours, ...listed])) {
      if (name !== indexName) await this.#cluster.remove(name);
    }
  }

  #prefixOf(lineage: string): string {
    return `${databasePrefix(lineage)}${this.#key.source}-${this.#key.shape}-`;
  }
}

/** Two databases may share a cluster. */
function databasePrefix(lineage: string): string {
  const [system, number] = lineage.split('/');
  const database = createHash('sha256').update(`${system}/${number}`).digest('hex').slice(0, 8);
  return `engawa-${database}-`;
}
