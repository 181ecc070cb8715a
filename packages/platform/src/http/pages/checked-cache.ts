export interface CheckedCacheOptions {
  /** How long an entry is used without a check. */
  freshMs: number;
  /** Beyond it, the least recently checked entries are evicted. */
  maxBytes: number;
  now: () => number;
}

export interface Making<V> {
  /** Cheap: a stamp of everything the value depends on; undefined where nothing is to be cached. */
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
 * Caches values that are expensive to make and cheap to check. Never returns a value that was last
 * correct more than `freshMs` ago: older ones are checked, and made anew only where their stamp has
 * changed. Instances check for themselves, so they need not notify each other.
 */
export class CheckedCache<V> {
  readonly #options: CheckedCacheOptions;
  readonly #entries = new Map<string, Entry<V>>();
  readonly #underWay = new Map<string, Promise<V | undefined>>();
  #bytes = 0;

  constructor(options: CheckedCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Undefined where the caller must use `renewed`. */
  fresh(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#options.now() - entry.checkedAt;
    return age >= 0 && age < this.#options.freshMs ? entry.value : undefined;
  }

  renewed(key: string, making: Making<V>): Promise<V | undefined> {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const renewing = this.#renew(key, making).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, renewing);
    return renewing;
  }

  async #renew(key: string, { check, make }: Making<V>): Promise<V | undefined> {
    // Taken before the check, so that a change during it is found by the next one.
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
