/** All times in milliseconds; a percentile is one of them, never interpolated. */
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

  /** The smallest time that `percent` of all times do not exceed; 0 without any. */
  percentile(percent: number): number {
    if (!this.#sorted) this.#times.sort((one, other) => one - other);
    this.#sorted = true;
    const place = Math.ceil((percent / 100) * this.#times.length) - 1;
    return this.#times[Math.max(0, place)] ?? 0;
  }
}
