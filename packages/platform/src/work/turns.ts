import { Refusal, refuse } from '../errors/refusal.ts';
import { Spending, type WorkBudget } from './spending.ts';

export interface TurnsOptions {
  /** So many work at the same time. */
  atOnce: number;
  /** So much of it is one account's: at work, and in all with what waits. */
  forOne: { atOnce: number; inLine: number };
  maxWaiting: number;
  /** Without, an account may have every turn that nobody else wants. */
  budget?: WorkBudget;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
}

interface Account {
  working: number;
  waiting: number;
  /** The number of the turn it had last; who has had none yet comes first. */
  lastTurn: number;
}

interface Waiting {
  account: Account;
  begin(): void;
  giveUp(why: Refusal): void;
}

const busy = () => new Refusal('unavailable', { retryAfterSeconds: 5 });

/**
 * Work that takes long, by accounts in turn: however much one asks for, another waits for no more
 * than the one piece of theirs that is being done.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #accounts = new Map<string, Account>();
  readonly #spending: Spending | undefined;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #working = 0;
  #turn = 0;
  #closed = false;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#spending = options.budget && new Spending(options.budget);
  }

  async run<T>(by: string, work: () => T | Promise<T>): Promise<T> {
    const account = this.#admit(by);
    try {
      if (this.#hasRoom(account)) this.#begin(account);
      else await this.#wait(account);
      const began = this.#now();
      try {
        return await work();
      } finally {
        this.#end(account, by, began);
      }
    } finally {
      if (account.working + account.waiting === 0) this.#accounts.delete(by);
    }
  }

  /** Whoever waits, or comes later, is told to come again. */
  close(): void {
    this.#closed = true;
    for (const one of this.#waiting.splice(0)) this.#sendAway(one);
  }

  #admit(by: string): Account {
    if (this.#closed) throw busy();
    const wait = this.#spending?.secondsToWait(by, this.#now()) ?? 0;
    if (wait > 0) refuse('too_many_requests', { retryAfterSeconds: wait });
    const account = this.#accounts.get(by) ?? { working: 0, waiting: 0, lastTurn: 0 };
    if (account.working + account.waiting >= this.#options.forOne.inLine) {
      refuse('too_many_requests', { retryAfterSeconds: 2 });
    }
    if (!this.#hasRoom(account)) this.#makeRoomInLine(account);
    this.#accounts.set(by, account);
    return account;
  }

  #hasRoom({ working }: Account): boolean {
    return this.#working < this.#options.atOnce && working < this.#options.forOne.atOnce;
  }

  /** A full line still takes whoever has less in it than another, whose last piece then leaves. */
  #makeRoomInLine(account: Account): void {
    if (this.#waiting.length < this.#options.maxWaiting) return;
    const most = Math.max(...this.#waiting.map((one) => one.account.waiting));
    const last = this.#waiting.findLastIndex((one) => one.account.waiting === most);
    if (most <= account.waiting + 1) throw busy();
    for (const one of this.#waiting.splice(last, 1)) this.#sendAway(one);
  }

  #sendAway(one: Waiting): void {
    one.account.waiting -= 1;
    one.giveUp(busy());
  }

  #wait(account: Account): Promise<void> {
    account.waiting += 1;
    return new Promise((begin, giveUp) => this.#waiting.push({ account, begin, giveUp }));
  }

  #begin(account: Account): void {
    this.#turn += 1;
    this.#working += 1;
    account.working += 1;
    account.lastTurn = this.#turn;
  }

  #end(account: Account, by: string, began: number): void {
    this.#working -= 1;
    account.working -= 1;
    const now = this.#now();
    this.#spending?.add(by, now - began, now);
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.account.waiting -= 1;
      this.#begin(next.account);
      next.begin();
    }
  }

  /** Of those who may begin now, who had their last turn longest ago; then who came first. */
  #next(): Waiting | undefined {
    const ready = this.#waiting.filter(({ account }) => this.#hasRoom(account));
    return ready.toSorted((a, b) => a.account.lastTurn - b.account.lastTurn)[0];
  }
}
