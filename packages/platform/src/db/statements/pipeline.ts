import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { connectionOptions, type PoolOptions, readOnly } from '../pool.ts';
import { statementName } from './statement-names.ts';

/** SQLSTATEs of an invalid or missing prepared plan: after a migration, or behind a pooler. */
const stalePlan = new Set(['0A000', '26000']);

/**
 * Forces one generic plan per statement, with index scans even while the tables are small. By
 * default the server may replan a look-up by a list of keys each time, which takes three times as
 * long as the look-up (bench/http, decision 003).
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

/** One connection; statements of one turn of the event loop leave in one packet. */
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
 * Shares a few pipelined connections, so that statements need not wait for a free one. Measured in
 * bench/http.
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
    // The connection with the fewest pending statements, to avoid queueing behind a slow one.
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

  /** Lets pending answers arrive before the connection ends. */
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
