import { Refusal, refuse } from '../errors/refusal.ts';
import type { TypesetJob } from './typeset.ts';
import { type TypesetAnswer, TypesettingProcess } from './typesetting-process.ts';

type Made = Uint8Array | string[];

interface Order {
  job: TypesetJob;
  by: string | undefined;
  resolve(made: Made): void;
  reject(error: Error): void;
}

interface TypesettingLineOptions {
  fontFiles: readonly string[];
  maxWaiting: number;
  timeoutMs: number;
  restMs: number;
}

/** A preview and the PDF of it; whoever asks for more at once is not reading them. */
const atOnceForOne = 2;

/** Who comes first is set first, one at a time. */
export class TypesettingLine {
  readonly #options: TypesettingLineOptions;
  readonly #waiting: Order[] = [];
  #current: Order | undefined;
  #process: TypesettingProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: TypesettingLineOptions) {
    this.#options = options;
  }

  /** Of the process that is working or resting, if there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  run(job: TypesetJob, by: string | undefined): Promise<Made> {
    if (this.#closed || this.#waiting.length >= this.#options.maxWaiting) {
      refuse('unavailable', { retryAfterSeconds: 5 });
    }
    if (by !== undefined && this.#countOf(by) >= atOnceForOne) {
      refuse('too_many_requests', { retryAfterSeconds: 2 });
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, by, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const left = [this.#current, ...this.#waiting.splice(0)];
    this.#current = undefined;
    for (const one of left) one?.reject(new Refusal('unavailable', { retryAfterSeconds: 5 }));
    await this.#release();
  }

  #countOf(by: string): number {
    return [this.#current, ...this.#waiting].filter((one) => one?.by === by).length;
  }

  async #release(): Promise<void> {
    clearTimeout(this.#rest);
    const process = this.#process;
    this.#process = undefined;
    await process?.end();
  }

  #next(): void {
    if (this.#current || this.#closed) return;
    clearTimeout(this.#rest);
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      // It holds fonts and caches; after a while nobody is likely to need them soon.
      this.#process?.rest();
      this.#rest = setTimeout(() => void this.#release(), this.#options.restMs).unref();
      return;
    }
    this.#process ??= this.#start();
    this.#process.set(this.#current.job);
    this.#allowTime();
  }

  #start(): TypesettingProcess {
    const { fontFiles, timeoutMs } = this.#options;
    return new TypesettingProcess(fontFiles, timeoutMs, {
      onAnswer: (answer) => this.#take(answer),
      onGone: (error) => this.#lose(error),
    });
  }

  #take(answer: TypesetAnswer): void {
    // To start takes its time on a busy machine, and is not the document's fault.
    if ('ready' in answer) this.#allowTime();
    else if ('made' in answer) this.#finish((one) => one.resolve(answer.made));
    else this.#finish((one) => one.reject(new Error(answer.fault)));
  }

  #allowTime(): void {
    clearTimeout(this.#timer);
    const limit = this.#options.timeoutMs;
    this.#timer = setTimeout(() => {
      const cause = new Error(`A document took longer than ${limit} ms.`);
      this.#lose(new Refusal('unavailable', { retryAfterSeconds: 5, cause }));
    }, limit);
  }

  /** The document on hand is lost with its process; the next one starts another. */
  #lose(error: Error): void {
    void this.#release();
    this.#finish((one) => one.reject(error));
  }

  #finish(settle: (one: Order) => void): void {
    clearTimeout(this.#timer);
    const one = this.#current;
    this.#current = undefined;
    if (one) settle(one);
    this.#next();
  }
}
