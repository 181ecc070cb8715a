/** Times in milliseconds, kept as they came; a percentile is one of them, never something between. */
export class Latencies {
  readonly #times: number[] = [];
  #sorted = true;

  add(ms: number): void {
    this.#times.push(ms);
    this.#sorted = false;
  }

  get count(): number {
    return this.#times.length;
  }

  /** The smallest time that so many of a hundred are not longer than; 0 where there is none. */
  percentile(percent: number): number {
    if (!this.#sorted) this.#times.sort((one, other) => one - other);
    this.#sorted = true;
    const place = Math.ceil((percent / 100) * this.#times.length) - 1;
    return this.#times[Math.max(0, place)] ?? 0;
  }
}
