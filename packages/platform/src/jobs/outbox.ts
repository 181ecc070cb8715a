import type { PlatformTx } from '../db/database.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import type { NewSignal, StoredSignal } from '../realtime/publish.repo.ts';
import type { Job } from './job.ts';

/**
 * Effects of a command outside the database: jobs, mails, signals. Collected while it runs and
 * written in its transaction, so that a rolled-back command has none.
 */
export interface Outbox {
  /** Runs at once, or not before `after`. */
  job<Data extends object>(job: Job<Data>, data: Data, after?: Date): void;
  mail(request: MailRequest): void;
  signal(signal: NewSignal): void;
}

export interface QueuedJob {
  job: Job<object>;
  data: object;
  after?: Date;
}

export interface OutboxWriter {
  writeJobs(tx: PlatformTx, jobs: QueuedJob[]): Promise<void>;
  writeMails(tx: PlatformTx, mails: MailRequest[], now: Date): Promise<void>;
  writeSignals(tx: PlatformTx, signals: NewSignal[]): Promise<void>;
}

/** For commands, which wake receivers after the commit. */
export interface CommandOutboxWriter extends OutboxWriter {
  /** Stores without notifying: `wake` follows after the commit. */
  storeSignals(tx: PlatformTx, signals: NewSignal[]): Promise<void>;
  wake(accounts: Iterable<string>): void;
  /** Notifies about signals that a statement has stored and committed itself. */
  announce(signals: readonly StoredSignal[]): void;
}

export class CollectedOutbox implements Outbox {
  readonly #jobs: QueuedJob[] = [];
  readonly #mails: MailRequest[] = [];
  readonly #signals: NewSignal[] = [];

  job<Data extends object>(job: Job<Data>, data: Data, after?: Date): void {
    this.#jobs.push({ job, data, ...(after && { after }) });
  }

  mail(request: MailRequest): void {
    this.#mails.push(request);
  }

  signal(signal: NewSignal): void {
    this.#signals.push(signal);
  }

  get notified(): ReadonlySet<string> {
    return new Set(this.#signals.map(({ accountId }) => accountId));
  }

  async write(tx: PlatformTx, writer: OutboxWriter, now: Date): Promise<void> {
    if (this.#mails.length > 0) await writer.writeMails(tx, this.#mails, now);
    if (this.#jobs.length > 0) await writer.writeJobs(tx, this.#jobs);
    // Last, because it locks the receivers' counters until the commit.
    if (this.#signals.length > 0) await writer.writeSignals(tx, this.#signals);
  }
}
