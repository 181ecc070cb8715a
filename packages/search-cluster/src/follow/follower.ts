import { Worker } from 'node:worker_threads';
import type { Log } from '@engawa/platform/log/log';
import type { FollowerData } from './follow-sources.ts';

interface Options extends FollowerData {
  /** The file whose `followSources` runs in the thread. */
  thread: URL;
  log: Log;
}

const firstPauseMs = 500;
/** A thread that ran for longer is restarted without delay. */
const wellAfterMs = 60_000;
const longestPauseMs = 60_000;

/** The thread that writes to the cluster; restarted when it dies. */
export class Follower {
  readonly #options: Options;
  #worker: Worker | undefined;
  #closed = false;
  #pauseMs = firstPauseMs;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Idempotent. */
  start(): void {
    if (this.#worker || this.#closed) return;
    const { thread, url, cluster, log } = this.#options;
    const workerData: FollowerData = { url, cluster };
    const worker = new Worker(thread, { workerData });
    this.#worker = worker;
    const begun = performance.now();
    worker.unref();
    worker.on('message', (why: string) => log.warn({ why }, 'the search cluster has trouble'));
    worker.on('error', (error) => log.warn({ err: error }, 'what fills the search cluster failed'));
    worker.on('exit', () => this.#ended(performance.now() - begun));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    await this.#worker?.terminate();
  }

  #ended(ranMs: number): void {
    this.#worker = undefined;
    if (this.#closed) return;
    if (ranMs > wellAfterMs) this.#pauseMs = firstPauseMs;
    this.#restart = setTimeout(() => this.start(), this.#pauseMs);
    this.#restart.unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}
