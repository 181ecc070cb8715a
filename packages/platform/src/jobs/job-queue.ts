import {
  type ConstructorOptions,
  fromKysely,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueResult,
} from 'pg-boss';
import type { PlatformTx } from '../db/database.ts';
import { destinationOf } from '../db/servers/destination.ts';
import { describeError, type Log } from '../log/log.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import type { Job } from './job.ts';
import type { QueuedJob } from './outbox.ts';

export const deadLetterQueue = 'dead-letters';

/**
 * NOTIFY announces new jobs; polling finds due retries. Ten jobs run concurrently and
 * independently, and a full batch is followed by the next at once.
 */
const working = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/**
 * A worker sends two heartbeats per interval. Jobs of a killed process are handed to another one
 * after about a minute, instead of after their longest run time.
 */
const signsOfLife = { heartbeatSeconds: 30 };
const looking = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };

export interface DeadLetter {
  id: string;
  job: string;
  failedAt: Date;
}

export interface DeadJob extends DeadLetter {
  askedAt: Date | null;
  tries: number;
  data: unknown;
  said: unknown;
}

const redrivenAtOnce = 1000;

interface Work {
  job: Job<object>;
  run(data: object): Promise<void>;
}

/** Background jobs in the same database: enqueued in the command's transaction, and retried. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #tracing: Tracing;
  readonly #works: Work[] = [];
  readonly #elsewhere: Job<object>[] = [];
  readonly #retired: Job<object>[] = [];
  #started = false;
  #stopped = false;

  constructor(url: string, log: Log, tracing = noTracing) {
    this.#log = log;
    this.#tracing = tracing;
    // A vanished server sends not even an error, so queries need a timeout.
    const connection = { ...destinationOf(url), query_timeout: 60_000 } as ConstructorOptions;
    this.#boss = new PgBoss({
      ...connection,
      application_name: 'engawa-jobs',
      max: 4,
      connectionTimeoutMillis: 5_000,
      ...looking,
      // Wakes idle workers at once; polling remains as the safety net.
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => {
      // After stop() the driver may report connections that it is closing.
      if (!this.#stopped) log.warn({ err: error }, 'job queue');
    });
  }

  /** Registers the worker of a job. Only before start(). */
  handle<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): void {
    this.#works.push({ job, run });
  }

  /** Registers a job that this process only enqueues. Only before start(). */
  leave(job: Job<object>): void {
    this.#elsewhere.push(job);
  }

  /** Registers a job that no process does under these settings. Only before start(). */
  retire(job: Job<object>): void {
    this.#retired.push(job);
  }

  async start(options: { work: boolean } = { work: true }): Promise<void> {
    await this.#boss.start();
    const known = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!known.has(deadLetterQueue)) {
      await this.#boss.createQueue(deadLetterQueue, { retentionSeconds: 60 * 24 * 3600 });
    }
    const asked = [...this.#works.map(({ job }) => job), ...this.#elsewhere];
    for (const job of asked) await this.#ensureQueue(job, known.get(job.name));
    this.#started = true;
    if (!options.work) return;
    for (const { name } of this.#retired.filter(({ name: of }) => known.has(of))) {
      await this.#boss.unschedule(name);
      await this.#boss.deleteQueuedJobs(name);
    }
    for (const work of this.#works) {
      await this.#boss.work(work.job.name, working, (jobs) =>
        Promise.all(jobs.map(({ id, data }) => this.#run(work, id, data ?? {}))),
      );
      if (work.job.cron) await this.#boss.schedule(work.job.name, work.job.cron, {});
    }
  }

  async send(tx: PlatformTx, jobs: QueuedJob[]): Promise<void> {
    const db = fromKysely(tx);
    for (const [name, ofOne] of Map.groupBy(jobs, ({ job }) => job.name)) {
      await this.#boss.insert(
        name,
        ofOne.map(({ data, after }) => ({ data, ...(after && { startAfter: after }) })),
        { db },
      );
    }
  }

  /** Waits at most ten seconds for running jobs; the next start resumes the others. */
  async stop(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: 10_000 });
    this.#stopped = true;
  }

  async dead(): Promise<DeadLetter[]> {
    const letters = await this.#boss.findJobs(deadLetterQueue, {});
    return letters.map(letterOf);
  }

  async findDead(id: string): Promise<DeadJob | undefined> {
    const [letter] = await this.#boss.findJobs(deadLetterQueue, { id });
    return (
      letter && {
        ...letterOf(letter),
        askedAt: letter.sourceCreatedOn,
        tries: (letter.sourceRetryCount ?? 0) + 1,
        data: letter.data,
        said: letter.sourceOutput ?? letter.output,
      }
    );
  }

  async countDead(): Promise<number> {
    const [stats] = await this.#boss.getQueueStats(deadLetterQueue, { force: true });
    return stats?.totalCount ?? 0;
  }

  /** Puts one dead letter, or all, back into their queues; returns how many. */
  async redrive(tx: PlatformTx, id?: string): Promise<number> {
    const options = { db: fromKysely(tx), limit: redrivenAtOnce, ...(id && { ids: [id] }) };
    for (let moved = 0; ; ) {
      const now = await this.#boss.redrive(deadLetterQueue, options);
      moved += now;
      if (now < redrivenAtOnce) return moved;
    }
  }

  async dropDead(tx: PlatformTx, id: string): Promise<void> {
    await this.#boss.deleteJob(deadLetterQueue, id, { db: fromKysely(tx) });
  }

  /** Writes nothing when the queue already has the right settings, as on most starts. */
  async #ensureQueue(job: Job<object>, known: QueueResult | undefined): Promise<void> {
    const options = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.longestSeconds,
      ...signsOfLife,
      deadLetter: deadLetterQueue,
      notify: true,
    };
    if (!known) {
      const policy = job.once ? 'short' : 'standard';
      await this.#boss.createQueue(job.name, { ...options, policy });
    } else if (
      known.retryLimit !== options.retryLimit ||
      known.retryDelay !== options.retryDelay ||
      known.retryBackoff !== options.retryBackoff ||
      known.expireInSeconds !== options.expireInSeconds ||
      known.heartbeatSeconds !== options.heartbeatSeconds ||
      known.deadLetter !== options.deadLetter ||
      known.notify !== options.notify
    ) {
      await this.#boss.updateQueue(job.name, options);
    }
  }

  async #run(work: Work, id: string, data: object): Promise<JobResult> {
    const span = this.#tracing.start(work.job.name, {
      kind: 'consumer',
      attributes: { 'engawa.job_id': id },
    });
    try {
      await work.run(data);
      span.end();
      return { id, status: 'completed' };
    } catch (error) {
      span.end({ failed: true });
      const err = describeError(error);
      this.#log.warn({ err, job: work.job.name, jobId: id }, 'job failed, will be retried');
      return { id, status: 'failed', output: { type: err['type'], code: err['code'] } };
    }
  }
}

const letterOf = ({ id, sourceName, createdOn }: JobWithMetadata<unknown>): DeadLetter => ({
  id,
  job: sourceName ?? 'unknown',
  failedAt: createdOn,
});
