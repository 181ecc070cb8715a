import type { PlatformTx } from '../db/database.ts';
import type { Outbox } from '../jobs/outbox.ts';
import type { ValuesOf, Words } from './words.ts';

/**
 * `reads` changes nothing; `upkeep` writes again what follows from other things; `acts` changes
 * something that can be put back; `grave` cannot be undone, or closes somebody out, and asks first.
 */
export type Kind = 'reads' | 'upkeep' | 'acts' | 'grave';

/** The operator does something: in one transaction, under their name. */
export interface Act<Services, Tx> {
  services: Services;
  tx: Tx;
  outbox: Outbox;
  now: Date;
  by: string;
  why: string;
  /** What the audit is to say that it was done to. */
  concerns(id: string): void;
}

interface Said {
  words: Words;
  does: string;
  /** What help says beyond that. */
  more?: string;
}

export interface Command<Services, Tx> extends Said {
  kind: Kind;
  /** Of one that reads or keeps up; the two never act. */
  look?: (services: Services, values: object) => Promise<object>;
  /** Of one that reads what was meant for few: who looked at what is noted. */
  noted?(values: object): string;
  /** Of one that acts. */
  act?: (act: Act<Services, Tx>, values: object) => Promise<object>;
  print(data: object): string;
}

export type Commands<Services, Tx> = Readonly<Record<string, Command<Services, Tx>>>;

interface Looking<Services, W extends Words, D> extends Said {
  words: W;
  run: (services: Services, values: ValuesOf<W>) => Promise<D>;
  noted?(values: ValuesOf<W>): string;
  print(data: D): string;
}

interface Acting<Services, Tx, W extends Words, D> extends Said {
  words: W;
  run: (act: Act<Services, Tx>, values: ValuesOf<W>) => Promise<D>;
  print(data: D): string;
}

/**
 * The ways to declare a command. Its `run` names the services that it needs by the type of its first
 * parameter; what the operator says is read and checked by the desk.
 */
export function commandsOver<Tx extends PlatformTx>() {
  const looking =
    (kind: 'reads' | 'upkeep') =>
    <Services, W extends Words, D extends object>({
      run,
      noted,
      print,
      ...said
    }: Looking<Services, W, D>) =>
      ({
        ...said,
        kind,
        ...(noted && { noted: (values: object) => noted(values as ValuesOf<W>) }),
        look: (services, values) => run(services, values as ValuesOf<W>),
        print: (data) => print(data as D),
      }) satisfies Command<Services, Tx> as Command<Services, Tx>;
  const acting =
    (kind: 'acts' | 'grave') =>
    <Services, W extends Words, D extends object>({
      run,
      print,
      ...said
    }: Acting<Services, Tx, W, D>) =>
      ({
        ...said,
        kind,
        act: (act, values) => run(act, values as ValuesOf<W>),
        print: (data) => print(data as D),
      }) satisfies Command<Services, Tx> as Command<Services, Tx>;
  return {
    reads: looking('reads'),
    upkeep: looking('upkeep'),
    acts: acting('acts'),
    grave: acting('grave'),
  };
}

/** The operator asked for something that cannot be: a sentence for them, and nothing was changed. */
export class NotDone extends Error {
  override name = 'NotDone';
}

export function notDone(sentence: string): never {
  throw new NotDone(sentence);
}
