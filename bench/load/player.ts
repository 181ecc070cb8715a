import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './call.ts';
import type { Answered, Caller } from './caller.ts';
import { Latencies } from './latencies.ts';
import { drawVisit, type Known, type Person } from './person.ts';
import { Schedule, thought } from './schedule.ts';
import { visits } from './visits.ts';

/** What was measured in a window. */
export class Tally {
  readonly all = new Latencies();
  readonly kinds = new Map<string, Latencies>();
  /** How late the calls went out, by no fault of the server's. */
  readonly late = new Latencies();
  readonly failures = new Map<string, number>();
  failed = 0;

  add({ kind }: Call, ms: number, { status, failure }: Answered): void {
    this.all.add(ms);
    const own = this.kinds.get(kind) ?? new Latencies();
    this.kinds.set(kind, own);
    own.add(ms);
    if (status !== 0 && status < 400) return;
    this.failed += 1;
    const what = `${kind}: ${status || ''} ${failure ?? ''}`.trim();
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}

/**
 * Plays what people do at the times at which they do it, whether or not earlier calls were answered: a
 * time counts from when the call was due, so that a stall delays nobody out of the figures.
 */
export class Player {
  readonly #caller: Caller;
  readonly #known: Known;
  readonly #schedule = new Schedule<Person>();
  #tally: Tally | undefined;
  #underWay = 0;
  #stopped = false;

  constructor(caller: Caller, known: Known) {
    this.#caller = caller;
    this.#known = known;
  }

  /** These people are somewhere in a visit, thinking. */
  join(people: readonly Person[]): void {
    const now = performance.now();
    for (const person of people) {
      this.#begin(person);
      person.place = person.random.int(0, person.visit.length - 1);
      this.#schedule.add(now + thought(person.random, 2), person);
    }
  }

  /** Goes on until it is stopped; what is due goes out. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const now = performance.now();
      for (let due = this.#schedule.takeDue(now); due; due = this.#schedule.takeDue(now)) {
        this.#open(due.what, due.at);
      }
      await pause(Math.min(20, Math.max(1, this.#schedule.next - performance.now())));
    }
  }

  /** What is due from now on is measured. */
  measure(): Tally {
    this.#tally = new Tally();
    return this.#tally;
  }

  /** Nothing goes out any more, and what did has been answered. */
  async stop(): Promise<void> {
    this.#tally = undefined;
    this.#stopped = true;
    while (this.#underWay > 0) await pause(20);
  }

  #begin(person: Person): void {
    person.visit = drawVisit(person.random, visits[person.side]);
    person.place = 0;
  }

  #open(person: Person, at: number): void {
    const page = person.visit[person.place];
    const calls = page?.(person, this.#known) ?? [];
    for (const call of calls) void this.#send(person, call, at);
    person.place += 1;
    if (person.place >= person.visit.length) this.#begin(person);
    // A page that cannot be opened, because nothing led to it, is passed over.
    this.#schedule.add(at + thought(person.random, calls.length), person);
  }

  async #send(person: Person, call: Call, at: number): Promise<void> {
    const tally = this.#tally;
    this.#underWay += 1;
    tally?.late.add(performance.now() - at);
    if (call.signedIn) await person.renewing;
    const answered = this.#caller.send(person, call);
    if (call.renews) person.renewing = answered.then(() => undefined);
    const answer = await answered;
    this.#underWay -= 1;
    tally?.add(call, performance.now() - at, answer);
  }
}
