/** Caches one answer for `freshMs`, shared by all callers; a failure is not cached. */
export function cachedFor<T>(freshMs: number) {
  let last: { at: number; answer: Promise<T> } | undefined;
  return (now: Date, ask: () => Promise<T>): Promise<T> => {
    const at = now.getTime();
    if (!last || Math.abs(at - last.at) >= freshMs) {
      const answer = ask();
      last = { at, answer };
      answer.catch(() => {
        last = undefined;
      });
    }
    return last.answer;
  };
}
