import { randomUUID } from 'node:crypto';
import { postShift } from './post-shift.ts';

export interface Answer {
  mark: string;
  status: number;
  from: number;
  to: number;
}

/** A student who saves shifts without pause and retries unanswered ones. */
export class ShiftWriter {
  readonly answers: Answer[] = [];
  readonly #origin: string;
  readonly #token: string;
  readonly #ending = new AbortController();
  readonly #work: Promise<void>;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
    this.#work = this.#writeOn();
  }

  get done(): string[] {
    return this.answers.flatMap(({ mark, status }) => (status === 200 ? [mark] : []));
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#work;
  }

  async #writeOn(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const mark = `zq${randomUUID()}`;
      while ((await this.#write(mark)) !== 200);
    }
  }

  async #write(mark: string): Promise<number> {
    const from = performance.now();
    const status = await postShift(this.#origin, this.#token, { mark, key: mark });
    this.answers.push({ mark, status, from, to: performance.now() });
    return status;
  }
}
