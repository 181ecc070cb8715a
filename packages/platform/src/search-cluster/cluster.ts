import type { Found, Query } from '@engawa/index/query';
import { Client } from '@opensearch-project/opensearch';
import { mappingOf, type Shape } from './documents.ts';
import { type Part, widestWindow } from './find-part.ts';
import { foundRow, type Hit } from './found-rows.ts';
import { searchBody } from './search-body.ts';

export interface ClusterOptions {
  /** Of its nodes, with commas between them. */
  url: string;
  shards: number;
  replicas: number;
  /** Whoever has waited so long for a search is answered by another engine. */
  patienceMs: number;
}

const writePatienceMs = 60_000;
/** The client's own words for what went wrong name documents; ours say where and which status. */
export class ClusterError extends Error {}

/** One written row, or the end of one. */
export interface Write {
  readonly id: string;
  /** As JSON; unset where the row has gone. */
  readonly document: string | undefined;
}

/** OpenSearch, as far as we use it. */
export class Cluster {
  readonly #client: Client;
  readonly #options: ClusterOptions;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#client = new Client({
      nodes: options.url.split(','),
      maxRetries: 1,
      // A node that says nothing for so long is given up on for a while, and another one is asked.
      requestTimeout: options.patienceMs * 0.75,
      suggestCompression: false,
    });
  }

  /** Undefined where there is no such index. */
  async uuidOf(index: string): Promise<string | undefined> {
    const { body, statusCode } = await this.#client.indices.getSettings(
      { index },
      { ignore: [404] },
    );
    if (statusCode === 404) return undefined;
    return body[index]?.settings?.index?.uuid ?? undefined;
  }

  /** Written to by another name: where somebody has deleted the index, a write does not make a bare one. */
  async create(index: string, shape: Shape): Promise<string> {
    await this.#client.indices.create(
      {
        index,
        body: {
          aliases: { [writtenAs(index)]: {} },
          mappings: mappingOf(shape) as object,
          settings: {
            number_of_shards: this.#options.shards,
            number_of_replicas: 0,
            refresh_interval: '-1',
            max_result_window: widestWindow,
            max_terms_count: 1_000_000,
            // How long the end of a row is remembered: no write is under way for longer.
            gc_deletes: '1h',
          },
        },
      },
      { requestTimeout: writePatienceMs },
    );
    const uuid = await this.uuidOf(index);
    if (uuid === undefined) throw new ClusterError(`the index ${index} is not there`);
    return uuid;
  }

  /** What was filled gets its copies on other nodes, and is searched only when they are there. */
  async complete(index: string): Promise<void> {
    const { replicas } = this.#options;
    const patience = { requestTimeout: 10 * writePatienceMs };
    await this.#client.indices.forcemerge({ index, max_num_segments: 5 }, patience);
    await this.#client.indices.putSettings({
      index,
      body: { index: { number_of_replicas: replicas } },
    });
    await this.#client.cluster.health(
      { index, wait_for_no_initializing_shards: true, timeout: '540s' },
      patience,
    );
    await this.refresh(index);
  }

  /** A row with a higher version stays as it is. */
  async write(index: string, writes: readonly Write[], version: number): Promise<void> {
    if (writes.length === 0) return;
    const lines = writes.map(({ id, document }) => {
      const head = { _id: id, version, version_type: 'external_gte' };
      return document === undefined
        ? JSON.stringify({ delete: head })
        : `${JSON.stringify({ index: head })}\n${document}`;
    });
    const { body } = await this.#client.bulk(
      {
        index: writtenAs(index),
        require_alias: true,
        body: lines as unknown as object[],
        timeout: '50s',
      },
      { requestTimeout: writePatienceMs },
    );
    if (!body.errors) return;
    const answers = body.items.flatMap((item) => Object.values(item));
    // Newer already, or gone already.
    const failed = answers.find(({ status = 0 }) => status >= 400 && ![404, 409].includes(status));
    if (failed) {
      throw new ClusterError(`a row was refused with ${failed.status} (${failed.error?.type})`);
    }
  }

  /** From now on searches see what was written. */
  async refresh(index: string): Promise<void> {
    const { body } = await this.#client.indices.refresh(
      { index },
      { requestTimeout: writePatienceMs },
    );
    if (body._shards && body._shards.failed > 0) {
      throw new ClusterError(`${body._shards.failed} shards of ${index} were not refreshed`);
    }
  }

  async remove(index: string): Promise<void> {
    await this.#client.indices.delete(
      { index },
      { ignore: [404], requestTimeout: writePatienceMs },
    );
  }

  async list(prefix: string): Promise<string[]> {
    const { body } = await this.#client.indices.get({ index: `${prefix}*` });
    return Object.keys(body);
  }

  async search(index: string, shape: Shape, query: Query, part: Part): Promise<Found> {
    const body = searchBody(shape, query, part);
    const { hits } = (
      await this.#client.search({
        index,
        body: body as object,
        allow_partial_search_results: false,
        request_cache: false,
      })
    ).body;
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

const writtenAs = (index: string): string => `${index}-written`;
