/** So much time of work in so much time; what was spent comes back evenly. */
export interface WorkBudget {
  workMs: number;
  perMs: number;
}

/** Nobody who spent something is forgotten before this many have. */
const remembered = 1000;

/** How much time accounts have lately had of something that all of them share. */
export class Spending {
  readonly #budget: WorkBudget;
  readonly #spent = new Map<string, { workMs: number; at: number }>();

  constructor(budget: WorkBudget) {
    this.#budget = budget;
  }

  /** Less than nothing gives back what was counted too much. */
  add(by: string, workMs: number, now: number): void {
    if (workMs === 0) return;
    if (this.#spent.size >= remembered) this.#forget(now);
    this.#spent.set(by, { workMs: Math.max(0, this.#left(by, now) + workMs), at: now });
  }

  /** Nothing while the budget is not used up; then until some of it has come back. */
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
