import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { connectionOptions, type PoolOptions, readOnly } from '../pool.ts';
import { statementName } from './statement-names.ts';

/** The server's plan no longer fits the table, or is gone: after a migration, or behind a pooler. */
const stalePlan = new Set(['0A000', '26000']);

/**
 * One plan for each statement, and one that still serves when the tables have grown. Left to itself the
 * server plans a look-up of a list of keys anew each time if the first few lists were short, which takes
 * three times as long as the look-up (bench/http, decision 003).
 */
const plannedOnce = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

export interface PipelineOptions extends PoolOptions {
  /** Every statement finds its rows by keys. */
  byKeys?: boolean;
}

interface Slot {
  line: Promise<Line> | undefined;
  /** Statements sent and not yet answered. */
  waiting: number;
}

/** One connection; what is asked of it in one turn of the event loop leaves in one packet. */
class Line {
  readonly client: pg.Client;
  readonly #socket: Duplex;
  #gathering = false;

  constructor(options: PoolOptions) {
    const config = connectionOptions(options);
    this.#socket = config.stream?.() ?? new Socket();
    this.client = new pg.Client({ ...config, pipeline: true, stream: () => this.#socket });
  }

  send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    if (!this.#gathering) {
      this.#gathering = true;
      this.#socket.cork();
      process.nextTick(() => {
        this.#gathering = false;
        this.#socket.uncork();
      });
    }
    return this.client.query(query);
  }
}

/**
 * Single statements share a few connections in pipeline mode: a request does not wait for a free
 * connection, and many statements travel in one packet. Measured in bench/http.
 */
export class ReadPipeline {
  readonly #options: PipelineOptions;
  readonly #slots: Slot[];
  #closed = false;

  constructor(options: PipelineOptions, connections = 4) {
    this.#options = options;
    this.#slots = Array.from({ length: connections }, () => ({ line: undefined, waiting: 0 }));
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // The shortest queue: nobody stands behind a slow statement while another line is free.
    const slot = this.#slots.reduce((best, one) => (one.waiting < best.waiting ? one : best));
    slot.waiting += 1;
    try {
      return await this.#send(slot, sql, parameters);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === readOnly) void this.#drop(slot);
      if (!stalePlan.has(code)) throw error;
      await this.#drop(slot);
      return await this.#send(slot, sql, parameters);
    } finally {
      slot.waiting -= 1;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#slots.map((slot) => this.#drop(slot)));
  }

  async #send(slot: Slot, sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#closed) throw new Error('Connection terminated: the pipeline is closed');
    slot.line ??= this.#connect(slot);
    const line = await slot.line;
    const name = statementName(sql);
    return line.send({ text: sql, values: parameters as unknown[], ...(name && { name }) });
  }

  /** Answers that are under way still arrive: the connection ends after them. */
  async #drop(slot: Slot): Promise<void> {
    const { line } = slot;
    slot.line = undefined;
    await line?.then(
      ({ client }) => client.end(),
      () => undefined,
    );
  }

  #connect(slot: Slot): Promise<Line> {
    const line = new Line(this.#options);
    const { client } = line;
    const forget = () => {
      if (slot.line === connecting) slot.line = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    const connecting = this.#prepare(client).then(
      () => line,
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return connecting;
  }

  async #prepare(client: pg.Client): Promise<void> {
    await client.connect();
    if (this.#options.byKeys) await client.query(plannedOnce);
  }
}
