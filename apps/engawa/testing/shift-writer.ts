import { randomUUID } from 'node:crypto';

export interface Answer {
  mark: string;
  status: number;
  /** When it was asked, and when it was answered. */
  from: number;
  to: number;
}

const shift = {
  startsAt: '2031-05-12T17:00',
  endsAt: '2031-05-12T22:00',
  breakMinutes: 30,
  weeks: 1,
};

/** A student whose page saves shifts without pause, and sends again what was not answered. */
export class ShiftWriter {
  readonly answers: Answer[] = [];
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  readonly #ending = new AbortController();
  readonly #work: Promise<void>;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
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
    const status = await fetch(`${this.#origin}/v1/student/shifts`, {
      method: 'POST',
      headers: { ...this.#headers, 'idempotency-key': mark },
      body: JSON.stringify({ ...shift, workplace: mark }),
    }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.status;
      },
      () => 0,
    );
    this.answers.push({ mark, status, from, to: performance.now() });
    return status;
  }
}
