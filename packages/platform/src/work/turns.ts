import { Refusal, refuse } from '../errors/refusal.ts';
import { Spending, type WorkBudget } from './spending.ts';

export interface TurnsOptions {
  atOnce: number;
  /** Per account: running pieces, and running plus waiting ones. */
  forOne: { atOnce: number; inLine: number };
  maxWaiting: number;
  /** A piece of work that waits longer is refused as `unavailable`. */
  maxWaitMs?: number;
  budget?: WorkBudget;
  /** Limits shared by all accounts that call from one address. */
  forAddress?: { inLine: number; budget: WorkBudget };
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** A timer; returns a function that cancels it. */
  later?: (ms: number, callBack: () => void) => () => void;
}

/** The account that requests work, and its address where known. */
export interface TurnTaker {
  account: string;
  address: string;
}

interface Share {
  working: number;
  waiting: number;
  /** Number of its last turn; lowest first, new accounts before all. */
  lastTurn: number;
}

/** One piece of work counts for its account and for its address. */
interface Piece {
  account: Share;
  address: Share;
}

interface Waiting extends Piece {
  begin(): void;
  giveUp(why: Refusal): void;
}

const busy = () => new Refusal('unavailable', { because: 'overload', retryAfterSeconds: 5 });

const timer = (ms: number, callBack: () => void) => {
  const waiting = setTimeout(callBack, ms);
  return () => clearTimeout(waiting);
};

/**
 * Schedules expensive work round-robin over addresses, then over the accounts of an address:
 * however much one address requests, with however many accounts, a caller from another address
 * waits for at most one piece.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #accounts = new Map<string, Share>();
  readonly #addresses = new Map<string, Share>();
  readonly #spending: { account: Spending | undefined; address: Spending | undefined };
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #working = 0;
  #turn = 0;
  #closed = false;

  constructor(options: TurnsOptions) {
    const { budget, forAddress } = options;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#spending = {
      account: budget && new Spending(budget),
      address: forAddress && new Spending(forAddress.budget),
    };
  }

  /** `expectedMs` is charged to the budgets right away and corrected afterwards. */
  async run<T>(taker: string | TurnTaker, work: () => T | Promise<T>, expectedMs = 0): Promise<T> {
    const by = typeof taker === 'string' ? { account: taker, address: taker } : taker;
    const piece = this.#admit(by);
    this.#spend(by, expectedMs);
    let tookMs = 0;
    try {
      if (this.#hasRoom(piece)) this.#begin(piece);
      else await this.#wait(piece);
      const began = this.#now();
      try {
        return await work();
      } finally {
        tookMs = this.#now() - began;
        this.#end(piece);
      }
    } finally {
      this.#spend(by, tookMs - expectedMs);
      forgetIdle(this.#accounts, by.account);
      forgetIdle(this.#addresses, by.address);
    }
  }

  close(): void {
    this.#closed = true;
    while (this.#waiting[0]) this.#sendAway(this.#waiting[0]);
  }

  #admit(by: TurnTaker): Piece {
    if (this.#closed) throw busy();
    const now = this.#now();
    const { account: ofAccount, address: ofAddress } = this.#spending;
    const wait = Math.max(
      ofAccount?.secondsToWait(by.account, now) ?? 0,
      ofAddress?.secondsToWait(by.address, now) ?? 0,
    );
    if (wait > 0) refuse('too_many_requests', { retryAfterSeconds: wait });
    const account = this.#accounts.get(by.account) ?? { working: 0, waiting: 0, lastTurn: 0 };
    const address = this.#addresses.get(by.address) ?? { working: 0, waiting: 0, lastTurn: 0 };
    const { forOne, forAddress } = this.#options;
    const most = forAddress?.inLine ?? Number.POSITIVE_INFINITY;
    if (piecesOf(account) >= forOne.inLine || piecesOf(address) >= most) {
      refuse('too_many_requests', { retryAfterSeconds: 2 });
    }
    const piece = { account, address };
    if (!this.#hasRoom(piece)) this.#makeRoomInLine(account);
    this.#accounts.set(by.account, account);
    this.#addresses.set(by.address, address);
    return piece;
  }

  #hasRoom({ account }: Piece): boolean {
    return this.#working < this.#options.atOnce && account.working < this.#options.forOne.atOnce;
  }

  /** A full queue drops the last piece of the account with the most, for one with fewer. */
  #makeRoomInLine(account: Share): void {
    if (this.#waiting.length < this.#options.maxWaiting) return;
    const most = Math.max(...this.#waiting.map((one) => one.account.waiting));
    const last = this.#waiting.findLast((one) => one.account.waiting === most);
    if (!last || most <= account.waiting + 1) throw busy();
    this.#sendAway(last);
  }

  #sendAway(one: Waiting): void {
    this.#leaveLine(one);
    one.giveUp(busy());
  }

  #leaveLine(one: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(one), 1);
    one.account.waiting -= 1;
    one.address.waiting -= 1;
  }

  async #wait(piece: Piece): Promise<void> {
    const { maxWaitMs, later = timer } = this.#options;
    piece.account.waiting += 1;
    piece.address.waiting += 1;
    let stopTimer = () => {};
    try {
      await new Promise<void>((begin, giveUp) => {
        const one = { ...piece, begin, giveUp };
        this.#waiting.push(one);
        if (maxWaitMs) stopTimer = later(maxWaitMs, () => this.#sendAway(one));
      });
    } finally {
      stopTimer();
    }
  }

  #begin({ account, address }: Piece): void {
    this.#turn += 1;
    this.#working += 1;
    for (const share of [account, address]) {
      share.working += 1;
      share.lastTurn = this.#turn;
    }
  }

  #end({ account, address }: Piece): void {
    this.#working -= 1;
    account.working -= 1;
    address.working -= 1;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#leaveLine(next);
      this.#begin(next);
      next.begin();
    }
  }

  #spend(by: TurnTaker, workMs: number): void {
    const now = this.#now();
    this.#spending.account?.add(by.account, workMs, now);
    this.#spending.address?.add(by.address, workMs, now);
  }

  /** Among startable tasks, the address and then the account that has waited longest for a turn. */
  #next(): Waiting | undefined {
    const ready = this.#waiting.filter((one) => this.#hasRoom(one));
    return ready.toSorted(
      (a, b) => a.address.lastTurn - b.address.lastTurn || a.account.lastTurn - b.account.lastTurn,
    )[0];
  }
}

const piecesOf = ({ working, waiting }: Share): number => working + waiting;

function forgetIdle(shares: Map<string, Share>, key: string): void {
  const share = shares.get(key);
  if (share && piecesOf(share) === 0) shares.delete(key);
}
