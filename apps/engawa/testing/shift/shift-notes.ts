import { randomUUID } from 'node:crypto';
import { postShift, shiftDay } from './post-shift.ts';

interface Answer {
  status: number;
  marks: string[];
}

/** A student who saves shifts under unique marks, at any server instance. */
export class ShiftNotes {
  readonly #token: string;
  /** Marks of saved shifts that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number, number>();

  constructor(token: string) {
    this.#token = token;
  }

  /** Retries with the same idempotency key until it succeeds, as the client does. */
  async write(instances: readonly string[], mark: string = randomUUID()): Promise<string> {
    const key = randomUUID();
    for (let turn = 0; ; turn += 1) {
      const status = await postShift(instances[turn % instances.length] ?? '', this.#token, {
        mark,
        key,
      });
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status !== 200) continue;
      this.acknowledged.push(mark);
      return mark;
    }
  }

  async read(here: string): Promise<Answer> {
    const reply = await fetch(`${here}/v1/student/shifts?from=${shiftDay}&to=${shiftDay}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    const body = (await reply.json()) as { shifts?: { workplace: string }[] };
    return { status: reply.status, marks: (body.shifts ?? []).map(({ workplace }) => workplace) };
  }

  /** Signals after a given one; without one, only the newest id. */
  async poll(here: string, after?: number): Promise<{ signals: unknown[]; last: number }> {
    const query = after === undefined ? '' : `?after=${after}`;
    const reply = await fetch(`${here}/v1/student/signals/poll${query}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    return (await reply.json()) as { signals: unknown[]; last: number };
  }
}
