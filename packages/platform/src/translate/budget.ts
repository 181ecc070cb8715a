/** The remaining time of a piece of work, as a signal and as a number. */
export interface Budget {
  readonly signal: AbortSignal;
  leftMs(): number;
}

export function startBudget(ms: number): Budget {
  const endsAt = performance.now() + ms;
  return { signal: AbortSignal.timeout(ms), leftMs: () => endsAt - performance.now() };
}
