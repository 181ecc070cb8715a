import { Refusal, refuse } from '../errors/refusal.ts';
import { Spending, type WorkBudget } from './spending.ts';

export interface TurnsOptions {
  /** So many work at the same time. */
  atOnce: number;
  /** So much of it is one account's: at work, and in all with what waits. */
  forOne: { atOnce: number; inLine: number };
  maxWaiting: number;
  /** A piece of work that waits longer is refused as `unavailable`. */
  maxWaitMs?: number;
  /** Without, an account may have every turn that nobody else wants. */
  budget?: WorkBudget;
  /** Limits of all accounts together that call from one address. */
  forAddress?: { inLine: number; budget: WorkBudget };
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
  /** Calls back later, unless cancelled by the function that it returns. */
  later?: (ms: number, callBack: () => void) => () => void;
}

/** Who asks for work: an account, and where known the address that it calls from. */
export interface TurnTaker {
  account: string;
  address: string;
}

interface Share {
  working: number;
  waiting: number;
  /** The number of the turn it had last; who has had none yet comes first. */
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
 * Work that takes long, by addresses in turn, and by the accounts of an address in turn: however much
 * is asked for, and by however many accounts of one address, a caller from another address waits for
 * no more than the one piece that is being done.
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

  /** Work that is expected to take `expectedMs` counts against the budgets from the beginning. */
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

  /** Whoever waits, or comes later, is told to come again. */
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

  /** A full line still takes whoever has less in it than another, whose last piece then leaves. */
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

  /** Of those who may begin now: whose address, then whose account had its last turn longest ago. */
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
