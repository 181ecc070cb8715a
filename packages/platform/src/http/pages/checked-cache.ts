export interface CheckedCacheOptions {
  /** So long nobody asks again whether what is kept is still right. */
  freshMs: number;
  /** What was used longest ago goes first. */
  maxBytes: number;
  now: () => number;
}

export interface Making<V> {
  /** Cheap: what stands for everything the value is made of; undefined where there is none (any more). */
  check(): Promise<string | undefined>;
  make(): Promise<{ value: V; bytes: number }>;
}

interface Entry<V> {
  stamp: string;
  value: V;
  bytes: number;
  checkedAt: number;
}

/**
 * What costs work to make and a question to check. Nothing is handed out that was not right within
 * `freshMs`: what is older waits for the question, and is made anew only where it has changed. Each
 * process asks for itself, so none has to tell another what has changed.
 */
export class CheckedCache<V> {
  readonly #options: CheckedCacheOptions;
  /** In the order in which they were last checked. */
  readonly #entries = new Map<string, Entry<V>>();
  readonly #underWay = new Map<string, Promise<V | undefined>>();
  #bytes = 0;

  constructor(options: CheckedCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Undefined where `renewed` is to be asked. */
  fresh(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#options.now() - entry.checkedAt;
    return age >= 0 && age < this.#options.freshMs ? entry.value : undefined;
  }

  /** However many ask at once, it is checked and made once. */
  renewed(key: string, making: Making<V>): Promise<V | undefined> {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const renewing = this.#renew(key, making).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, renewing);
    return renewing;
  }

  async #renew(key: string, { check, make }: Making<V>): Promise<V | undefined> {
    // From before the question: what changes while it is answered is found by the next one.
    const checkedAt = this.#options.now();
    const stamp = await check();
    const known = this.#take(key);
    if (stamp === undefined) return undefined;
    const made = known?.stamp === stamp ? known : await make();
    this.#keep(key, { stamp, value: made.value, bytes: made.bytes, checkedAt });
    return made.value;
  }

  #take(key: string): Entry<V> | undefined {
    const entry = this.#entries.get(key);
    if (entry && this.#entries.delete(key)) this.#bytes -= entry.bytes;
    return entry;
  }

  #keep(key: string, entry: Entry<V>): void {
    const { maxBytes } = this.#options;
    if (entry.bytes > maxBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.#take(oldest);
    }
  }
}
