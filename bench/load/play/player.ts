import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../visits/call.ts';
import { drawn, type Known, type Person, type Place, placesOf } from '../visits/person.ts';
import { visits } from '../visits/visits.ts';
import type { Answered, Caller } from './caller.ts';
import { Latencies } from './latencies.ts';
import { Schedule, thinkTimeMs } from './schedule.ts';

export class Tally {
  readonly all = new Latencies();
  readonly kinds = new Map<string, Latencies>();
  /** How late the generator sent the calls. */
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
 * Open-loop load: calls go out at their times, whether or not earlier ones were answered. A latency
 * counts from when the call was due, so that a stall cannot hide delays.
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

  /** Adds people, each thinking at some point of a visit. */
  join(people: readonly Person[]): void {
    const now = performance.now();
    const places = new Map<Person['side'], readonly Place[]>();
    for (const person of people) {
      const own = places.get(person.side) ?? placesOf(person, visits[person.side], this.#known);
      places.set(person.side, own);
      const { visit, place, calls } = drawn(person.random, own);
      person.visit = visit;
      person.place = place;
      this.#schedule.add(now + thinkTimeMs(person.random, calls), person);
      this.#passOn(person);
    }
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      const now = performance.now();
      for (let due = this.#schedule.takeDue(now); due; due = this.#schedule.takeDue(now)) {
        this.#open(due.what, due.at);
      }
      await pause(Math.min(20, Math.max(1, this.#schedule.next - performance.now())));
    }
  }

  /** Starts a window: calls due from now on are counted. */
  measure(): Tally {
    this.#tally = new Tally();
    return this.#tally;
  }

  /** Stops sending and waits for pending answers. */
  async stop(): Promise<void> {
    this.#tally = undefined;
    this.#stopped = true;
    while (this.#underWay > 0) await pause(20);
  }

  #passOn(person: Person): void {
    person.place += 1;
    if (person.place < person.visit.length) return;
    person.visit = drawn(person.random, visits[person.side]).pages;
    person.place = 0;
  }

  #open(person: Person, at: number): void {
    const page = person.visit[person.place];
    const calls = page?.(person, this.#known) ?? [];
    for (const call of calls) void this.#send(person, call, at);
    this.#passOn(person);
    // Skips a page whose requirements the person does not meet.
    this.#schedule.add(at + thinkTimeMs(person.random, calls.length), person);
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
