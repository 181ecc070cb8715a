import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionOptions, createPool } from '../db/pool.ts';
import type { PlatformTables } from '../db/tables.ts';
import type { IndexSource } from '../search-index/index-source.ts';
import { Cluster, type ClusterOptions } from './cluster.ts';
import { FollowedIndex } from './followed-index.ts';

export interface FollowerData {
  url: string;
  cluster: ClusterOptions;
}

const applicationName = 'engawa-search-cluster';
/** Whether or not it was told of changes. */
const lookEveryMs = 1_000;
/** So that what changes together is written together. */
const leastGapMs = 100;
const retryMs = 2_000;

/**
 * The body of the thread: of all that run, one keeps the cluster's indexes as the database has them. It
 * is whoever holds a lock of the database; when that connection ends, another one goes on. Two at the same
 * time, for a moment, do no harm: versions decide.
 */
export async function followSources<Tables extends PlatformTables>(
  sources: readonly IndexSource<Tables>[],
): Promise<never> {
  const port = parentPort;
  if (!port) throw new Error('to be run in a thread');
  const { url, cluster: options } = workerData as FollowerData;
  const cluster = new Cluster(options);
  const pool = createPool({ url, max: 3, applicationName });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const say = sayOnce((why) => port.postMessage(why));
  for (;;) {
    const leader = new Leader(url);
    try {
      if (await leader.begin()) {
        const indexes = sources.map((source) => new FollowedIndex(db, cluster, source, say));
        await Promise.all(indexes.map((index) => followOne(index, leader, say)));
      }
    } catch (error) {
      say(error);
    } finally {
      await leader.end();
    }
    await pause(retryMs);
  }
}

async function followOne<Tables extends PlatformTables>(
  index: FollowedIndex<Tables>,
  leader: Leader,
  say: (error: unknown) => void,
): Promise<void> {
  while (leader.leads) {
    const told = leader.nextChange();
    try {
      await index.catchUp();
      say(undefined);
      await Promise.race([told, pause(lookEveryMs)]);
      await pause(leastGapMs);
    } catch (error) {
      say(error);
      await pause(retryMs);
    }
  }
}

/** The one connection whose lock decides who follows; it hears of changes, too. */
class Leader {
  readonly #client: pg.Client;
  readonly #waiting = new Set<() => void>();
  leads = false;

  constructor(url: string) {
    this.#client = new pg.Client(connectionOptions({ url, applicationName }));
    const lose = () => {
      this.leads = false;
      this.#wake();
    };
    this.#client.on('error', lose);
    this.#client.on('end', lose);
    this.#client.on('notification', () => this.#wake());
  }

  async begin(): Promise<boolean> {
    await this.#client.connect();
    const { rows } = await this.#client.query<{ leads: boolean }>(
      `select pg_try_advisory_lock(hashtext('search_cluster')) as leads`,
    );
    this.leads = rows[0]?.leads ?? false;
    if (this.leads) await this.#client.query('listen search_change');
    return this.leads;
  }

  nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
    });
  }

  async end(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** A trouble is told when it begins, not at every try. */
function sayOnce(say: (why: string) => void): (error: unknown) => void {
  let said: string | undefined;
  return (error) => {
    const why = error === undefined ? undefined : whyOf(error);
    if (why !== undefined && why !== said) say(why);
    said = why;
  };
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
