const free = 0;

/** A map for texts of one or two characters, keyed by number to avoid creating strings. */
export class ShortTexts<Value> {
  #keys = new Uint32Array(1024);
  #values: (Value | undefined)[] = [];
  #size = 0;

  static keyOf(first: number, second: number): number {
    return ((first << 16) | second) >>> 0;
  }

  get(key: number): Value | undefined {
    return this.#values[this.#slotOf(key)];
  }

  /** The key must be new. */
  add(key: number, value: Value): void {
    if (this.#size * 2 >= this.#keys.length) this.#grow();
    const slot = this.#slotOf(key);
    this.#keys[slot] = key;
    this.#values[slot] = value;
    this.#size += 1;
  }

  #slotOf(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    const hash = Math.imul(key, 0x9e3779b1);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (keys[slot] !== key && keys[slot] !== free) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#values = [];
    this.#values.length = this.#keys.length;
    for (const [at, key] of keys.entries()) {
      if (key === free) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#values[slot] = values[at];
    }
  }
}
