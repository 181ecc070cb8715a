/** `workMs` of work per `perMs`; spent time is regained evenly. */
export interface WorkBudget {
  workMs: number;
  perMs: number;
}

/** Accounts below this number are never evicted. */
const remembered = 1000;

/** Tracks how much of a shared resource's time each account has used recently. */
export class Spending {
  readonly #budget: WorkBudget;
  readonly #spent = new Map<string, { workMs: number; at: number }>();

  constructor(budget: WorkBudget) {
    this.#budget = budget;
  }

  /** Negative values correct an overestimate. */
  add(by: string, workMs: number, now: number): void {
    if (workMs === 0) return;
    if (this.#spent.size >= remembered) this.#forget(now);
    this.#spent.set(by, { workMs: Math.max(0, this.#left(by, now) + workMs), at: now });
  }

  /** 0 within the budget; otherwise the time until enough is regained. */
  secondsToWait(by: string, now: number): number {
    const over = this.#left(by, now) - this.#budget.workMs;
    return over < 0 ? 0 : Math.ceil(over / this.#rate / 1000) + 1;
  }

  get #rate(): number {
    return this.#budget.workMs / this.#budget.perMs;
  }

  #left(by: string, now: number): number {
    const spent = this.#spent.get(by);
    return spent ? Math.max(0, spent.workMs - (now - spent.at) * this.#rate) : 0;
  }

  #forget(now: number): void {
    for (const by of this.#spent.keys()) if (this.#left(by, now) === 0) this.#spent.delete(by);
  }
}
