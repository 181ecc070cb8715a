import { setTimeout as wait } from 'node:timers/promises';
import type { Signal } from '@engawa/contract/realtime/schemas';
import { readStream, type SignalReader } from '../../../api/testing/server/signal-reader.ts';

const againMs = 50;
const lookMs = 10;

/** Simulates an open tab, which reconnects with its last signal id when the stream ends. */
export class FollowedStream {
  readonly signals: Signal[] = [];
  /** Number of successful connections. */
  times = 0;
  readonly #origin: string;
  readonly #headers: { authorization: string };
  #close: (() => void) | undefined;
  #isOver = false;

  constructor(origin: string, headers: { authorization: string }) {
    this.#origin = origin;
    this.#headers = headers;
    void this.#follow();
  }

  close(): void {
    this.#isOver = true;
    this.#close?.();
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      const who = { accountId: '', headers: this.#headers };
      const last = this.signals.at(-1)?.id;
      const reader = await readStream(this.#origin, 'student', who, last).catch(() => undefined);
      if (reader) {
        this.times += 1;
        this.#close = reader.close;
        await this.#readOn(reader);
      }
      await wait(againMs);
    }
  }

  async #readOn(reader: SignalReader): Promise<void> {
    const over = reader.ended.then(() => true);
    for (let read = 0, isOver = false; !isOver; read = this.#take(reader, read)) {
      isOver = await Promise.race([over, wait(lookMs, false)]);
    }
  }

  #take({ signals }: SignalReader, from: number): number {
    this.signals.push(...signals.slice(from));
    return signals.length;
  }
}
