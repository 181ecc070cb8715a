import { Worker } from 'node:worker_threads';
import type { Found, Query } from '@engawa/index/query';
import type { Log } from '../log/log.ts';
import type { Asked, Said } from './messages.ts';
import type { RunningEngine } from './search-engine.ts';

interface Options {
  /** The file whose `serveIndexes` runs in the thread. */
  thread: URL;
  url: string;
  log: Log;
}

interface Waiting {
  answer(found: Found | undefined): void;
}

const firstPauseMs = 500;
const longestPauseMs = 60_000;
export const patienceMs = 2_000;

/**
 * The in-memory indexes of a worker thread. Where it does not exist, is still loading, or dies
 * during a search, `search` returns `undefined` and the caller asks the database; a dead thread is
 * restarted.
 */
export class SearchIndexes implements RunningEngine {
  readonly #options: Options;
  #worker: Worker | undefined;
  #closed = false;
  #pauseMs = firstPauseMs;
  #restart: NodeJS.Timeout | undefined;
  #number = 0;
  readonly #ready = new Set<string>();
  readonly #waiting = new Map<number, Waiting>();

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    if (this.#worker) return;
    const { thread, url, log } = this.#options;
    const worker = new Worker(thread, {
      workerData: { url },
      // The index lies outside of this heap; limits garbage from reading rows.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (said: Said) => this.#hear(said));
    worker.on('error', (error) => log.warn({ err: error }, 'the search index failed'));
    worker.on('exit', () => this.#ended());
  }

  isReady(source: string): boolean {
    return this.#ready.has(source);
  }

  search(source: string, query: Query): Promise<Found | undefined> {
    const worker = this.#worker;
    if (!worker || !this.#ready.has(source)) return Promise.resolve(undefined);
    this.#number += 1;
    const asked: Asked = { number: this.#number, source, query };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(asked.number, undefined), patienceMs);
      this.#waiting.set(asked.number, {
        answer: (found) => {
          clearTimeout(timer);
          resolve(found);
        },
      });
      worker.postMessage(asked, []);
    });
  }

  /** Ends the thread; the next one fills its indexes anew. */
  async restart(): Promise<void> {
    await this.#worker?.terminate();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    await this.#worker?.terminate();
  }

  #hear(said: Said): void {
    const { log } = this.#options;
    if (said.kind === 'found') this.#answer(said.number, said.found);
    if (said.kind === 'failed') {
      log.warn({ why: said.why }, 'the search index could not answer');
      this.#answer(said.number, undefined);
    }
    if (said.kind === 'trouble') log.warn({ why: said.why }, 'the search index has trouble');
    if (said.kind === 'ready') {
      log.info({ source: said.source, rows: said.rows, ms: said.ms }, 'a search index is ready');
      this.#ready.add(said.source);
      this.#pauseMs = firstPauseMs;
    }
  }

  #answer(number: number, found: Found | undefined): void {
    this.#waiting.get(number)?.answer(found);
    this.#waiting.delete(number);
  }

  #ended(): void {
    this.#worker = undefined;
    this.#ready.clear();
    for (const number of this.#waiting.keys()) this.#answer(number, undefined);
    if (this.#closed) return;
    this.#restart = setTimeout(() => this.start(), this.#pauseMs);
    this.#restart.unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}
