/** Object URLs of files shown on the page; each keeps its file in memory until revoked. */
export class ObjectUrls {
  readonly #held = new Set<string>();

  hold(file: File): string {
    const url = URL.createObjectURL(file);
    this.#held.add(url);
    return url;
  }

  release(url: string): void {
    URL.revokeObjectURL(url);
    this.#held.delete(url);
  }

  releaseAll(): void {
    for (const url of this.#held) this.release(url);
  }
}
