/** Shares the result of running work with further requests for the same key. */
export class SharedWork<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  run(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }
}
