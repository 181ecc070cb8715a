import { streamCompanySignals } from '@engawa/contract/realtime/company';
import { streamStudentSignals } from '@engawa/contract/realtime/student';
import type { Person } from '../visits/person.ts';
import type { Caller } from './caller.ts';

/** One in so many online users has the tab in the foreground. */
const openEvery = 4;
const atOnce = 20;

export class Streams {
  readonly #caller: Caller;
  readonly #open = new Map<Person, () => void>();

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Opens a stream for every fourth of these people and closes all others. */
  async hold(people: readonly Person[]): Promise<void> {
    const wanted = new Set(people.filter((_, place) => place % openEvery === 0));
    for (const [person, close] of this.#open) {
      if (wanted.has(person)) continue;
      close();
      this.#open.delete(person);
    }
    const missing = [...wanted].filter((person) => !this.#open.has(person)).values();
    const openOnes = async () => {
      for (const person of missing) {
        const { path } = person.side === 'student' ? streamStudentSignals : streamCompanySignals;
        this.#open.set(person, await this.#caller.open(person, path));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, openOnes));
  }

  close(): void {
    for (const close of this.#open.values()) close();
  }
}
