import type { Found, Query } from '@engawa/index/query';
import { Client } from '@opensearch-project/opensearch';
import { ClusterError, inOurWords } from './cluster-error.ts';
import { mappingOf, type Shape } from './follow/documents.ts';
import { type Part, widestWindow } from './query/find-part.ts';
import { foundRow, type Hit } from './query/found-rows.ts';
import { searchBody } from './query/search-body.ts';

export interface ClusterOptions {
  /** Addresses of its nodes, separated by commas. */
  url: string;
  shards: number;
  replicas: number;
  /** A search that takes longer is left to another engine. */
  patienceMs: number;
}

/** For everything but searches. */
const patience = { requestTimeout: 60_000 };
const longPatience = { requestTimeout: 600_000 };

/** A written or deleted row. */
export interface Write {
  readonly id: string;
  /** JSON; unset for a deleted row. */
  readonly document: string | undefined;
}

export class Cluster {
  readonly #client: Client;
  readonly #options: ClusterOptions;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#client = new Client({
      nodes: options.url.split(','),
      maxRetries: 1,
      // Then the client marks the node as unavailable for a while and asks another one.
      requestTimeout: options.patienceMs * 0.75,
      suggestCompression: false,
    });
  }

  async version(): Promise<string> {
    const { body } = await inOurWords(this.#client.info({}, patience));
    return body.version.number;
  }

  async uuidOf(index: string): Promise<string | undefined> {
    const { body, statusCode } = await inOurWords(
      this.#client.indices.getSettings({ index }, { ...patience, ignore: [404] }),
    );
    if (statusCode === 404) return undefined;
    return body[index]?.settings?.index?.uuid ?? undefined;
  }

  async isRed(index: string): Promise<boolean> {
    const { body } = await inOurWords(this.#client.cluster.health({ index }, patience));
    return body.status === 'red';
  }

  /** Writes use an alias, so that they cannot recreate a deleted index without its mapping. */
  async create(index: string, shape: Shape): Promise<string> {
    const body = {
      aliases: { [writtenAs(index)]: {} },
      mappings: mappingOf(shape) as object,
      settings: {
        number_of_shards: this.#options.shards,
        number_of_replicas: 0,
        refresh_interval: '-1',
        // Stores new rows, which lead most lists, first: found last, each would displace others.
        'sort.field': shape.sortedBy,
        'sort.order': shape.sortedBy.map(() => 'desc'),
        max_result_window: widestWindow,
        max_terms_count: 1_000_000,
        // Versions of deleted rows are remembered this long; no write takes longer.
        gc_deletes: '1h',
      },
    };
    await inOurWords(this.#client.indices.create({ index, body }, patience));
    const uuid = await this.uuidOf(index);
    if (uuid === undefined) throw new ClusterError(`the index ${index} is not there`);
    return uuid;
  }

  /** Adds replicas to a filled index and waits until all shards are available. */
  async complete(index: string): Promise<void> {
    const { indices, cluster } = this.#client;
    await inOurWords(indices.forcemerge({ index, max_num_segments: 5 }, longPatience));
    const body = { index: { number_of_replicas: this.#options.replicas } };
    await inOurWords(indices.putSettings({ index, body }, patience));
    const asked = {
      index,
      wait_for_status: 'yellow' as const,
      wait_for_no_initializing_shards: true,
      timeout: '540s',
    };
    const health = (await inOurWords(cluster.health(asked, longPatience))).body;
    if (health.timed_out || health.status === 'red') {
      throw new ClusterError(`the index ${index} is not whole`);
    }
    await this.refresh(index);
  }

  /** A row with a higher version stays unchanged. */
  async write(index: string, writes: readonly Write[], version: number): Promise<void> {
    if (writes.length === 0) return;
    const lines = writes.map(({ id, document }) => {
      const head = { _id: id, version, version_type: 'external_gte' };
      return document === undefined
        ? JSON.stringify({ delete: head })
        : `${JSON.stringify({ index: head })}\n${document}`;
    });
    const asked = {
      index: writtenAs(index),
      require_alias: true,
      // NDJSON already; the client would serialise objects to the same.
      body: lines as unknown as object[],
      timeout: '50s',
    };
    const { body } = await inOurWords(this.#client.bulk(asked, patience));
    if (!body.errors) return;
    const answers = body.items.flatMap((item) => Object.values(item));
    const failed = answers.find(({ error, status }) => error && status !== newerAlready);
    if (failed) {
      throw new ClusterError(`a row was refused with ${failed.status} (${failed.error?.type})`);
    }
  }

  /** Makes written rows visible to searches. */
  async refresh(index: string): Promise<void> {
    const { body } = await inOurWords(this.#client.indices.refresh({ index }, patience));
    const { _shards: shards } = body;
    if (shards && shards.failed > 0) {
      throw new ClusterError(`${shards.failed} shards of ${index} were not refreshed`);
    }
  }

  async remove(index: string): Promise<void> {
    await inOurWords(this.#client.indices.delete({ index }, { ...patience, ignore: [404] }));
  }

  async list(prefix: string): Promise<string[]> {
    const { body } = await inOurWords(this.#client.indices.get({ index: `${prefix}*` }, patience));
    return Object.keys(body);
  }

  async search(index: string, shape: Shape, query: Query, part: Part): Promise<Found> {
    const asked = {
      index,
      body: searchBody(shape, query, part) as object,
      allow_partial_search_results: false,
      request_cache: false,
    };
    const { hits } = (await inOurWords(this.#client.search(asked))).body;
    const { total } = hits;
    return {
      count: typeof total === 'object' ? total.value : (total ?? 0),
      rows: hits.hits.map((hit) => foundRow(hit as Hit, query.score)),
    };
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

const newerAlready = 409;

const writtenAs = (index: string): string => `${index}-written`;
