import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import pg from 'pg';
import { connectionOptions, type PoolOptions } from './pool.ts';
import { statementName } from './statement-names.ts';

/**
 * Single read statements share a few connections in pipeline mode: a request does not wait for a
 * free connection, and many statements travel in one packet. Measured in bench/http.
 */
export class ReadPipeline {
  readonly #options: PoolOptions;
  readonly #slots: (Promise<pg.Client> | undefined)[];
  #next = 0;
  #closed = false;

  constructor(options: PoolOptions, connections = 4) {
    this.#options = options;
    this.#slots = Array.from({ length: connections });
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#closed) throw new Error('Connection terminated: the pipeline is closed');
    const slot = this.#next;
    this.#next = (slot + 1) % this.#slots.length;
    this.#slots[slot] ??= this.#connect(slot);
    const client = await this.#slots[slot];
    const name = statementName(sql);
    return client.query({ text: sql, values: parameters as unknown[], ...(name && { name }) });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const open = this.#slots.splice(0).filter((slot) => slot !== undefined);
    await Promise.allSettled(open.map(async (slot) => (await slot).end()));
  }

  #connect(slot: number): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionOptions(this.#options), pipeline: true });
    const forget = () => {
      if (this.#slots[slot] === connecting) this.#slots[slot] = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    const connecting = client.connect().then(
      () => client,
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return connecting;
  }
}

/** Kysely over the pipeline: statements only, a transaction needs a connection of its own. */
export class PipelineDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #pipeline: ReadPipeline;

  constructor(pipeline: ReadPipeline) {
    this.#pipeline = pipeline;
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const result = await pipeline.query(query.sql, query.parameters);
        return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('Streaming needs a connection of its own: use the command database.');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(): Promise<never> {
    throw new Error('A transaction needs a connection of its own: use the command database.');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  destroy(): Promise<void> {
    return this.#pipeline.close();
  }
}
