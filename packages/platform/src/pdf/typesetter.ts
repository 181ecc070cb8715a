import { Worker } from 'node:worker_threads';
import { refuse } from '../errors/refusal.ts';
import type { TypesetJob } from './typeset.ts';

export type TypesetFiles = TypesetJob['files'];

/** Sets documents with Typst. Data are shown as they are; nothing in them is ever markup. */
export interface Typesetter {
  pdf(template: string, data: object, files?: TypesetFiles): Promise<Buffer>;
  /** One SVG per page, complete in itself: glyphs are outlines, pictures are inside. */
  pages(template: string, data: object, files?: TypesetFiles): Promise<string[]>;
  close(): Promise<void>;
}

export interface TypesetterOptions {
  fontFiles: readonly string[];
  /** About two seconds of work; whoever comes later is better told to come again. */
  maxWaiting?: number;
  /** A document that takes longer is given up, and its thread with it. */
  timeoutMs?: number;
  /** An idle thread ends after this long; the next document starts another. */
  restMs?: number;
}

interface Waiting {
  job: TypesetJob;
  resolve(made: Uint8Array | string[]): void;
  reject(error: Error): void;
}

/**
 * One document at a time, in a thread that starts with the first: a long one takes longer than the
 * event loop may stand still.
 */
export function createTypesetter(options: TypesetterOptions): Typesetter {
  const line = new TypesettingThread(options);
  const job = (as: TypesetJob['as'], template: string, data: object, files: TypesetFiles = {}) =>
    line.run({ as, template, data: wellFormedJson(data), files });
  return {
    pdf: async (...given) => {
      const { buffer, byteOffset, byteLength } = (await job('pdf', ...given)) as Uint8Array;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    pages: async (...given) => (await job('pages', ...given)) as string[],
    close: () => line.stop(),
  };
}

/** Half of a surrogate pair is no text, and Typst's JSON reader stops at it. */
const wellFormedJson = (data: object): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );

class TypesettingThread {
  readonly #options: TypesetterOptions;
  readonly #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #rest: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;

  constructor(options: TypesetterOptions) {
    this.#options = options;
  }

  run(job: TypesetJob): Promise<Uint8Array | string[]> {
    if (this.#queue.length >= (this.#options.maxWaiting ?? 50)) {
      refuse('unavailable', { retryAfterSeconds: 5 });
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#rest);
    await this.#release();
  }

  async #release(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    clearTimeout(this.#rest);
    if (!this.#current) {
      // An idle thread keeps no process alive, and after a while no memory either.
      this.#worker?.unref();
      this.#rest = setTimeout(() => void this.#release(), this.#options.restMs ?? 60_000).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
    this.#worker.postMessage(this.#current.job);
    const limit = this.#options.timeoutMs ?? 10_000;
    this.#timer = setTimeout(() => {
      this.#lose(new Error(`A document took longer than ${limit} ms.`));
    }, limit);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url), {
      workerData: { fontFiles: this.#options.fontFiles },
      // Pages as text are garbage at once; a small heap sees to it sooner.
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', ({ made, fault }: { made?: Uint8Array | string[]; fault?: string }) => {
      this.#finish((one) => (made ? one.resolve(made) : one.reject(new Error(fault))));
    });
    const gone = (error: Error) => {
      if (this.#worker === worker) this.#lose(error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('The typesetting thread ended.')));
    return worker;
  }

  /** The document on hand is lost with its thread; the next one starts another. */
  #lose(error: Error): void {
    void this.#release();
    this.#finish((one) => one.reject(error));
  }

  #finish(settle: (one: Waiting) => void): void {
    clearTimeout(this.#timer);
    const one = this.#current;
    this.#current = undefined;
    if (one) settle(one);
    this.#next();
  }
}
