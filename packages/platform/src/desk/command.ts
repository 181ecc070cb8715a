import type { PlatformTx } from '../db/database.ts';
import type { Outbox } from '../jobs/outbox.ts';
import type { ValuesOf, Words } from './words.ts';

/**
 * `reads` changes nothing; `upkeep` recomputes derived data; `acts` makes a reversible change;
 * `grave` is irreversible or locks somebody out, and asks for confirmation.
 */
export type Kind = 'reads' | 'upkeep' | 'acts' | 'grave';

/** A change by the operator: one transaction, audited with their name. */
export interface Act<Services, Tx> {
  services: Services;
  tx: Tx;
  outbox: Outbox;
  now: Date;
  by: string;
  why: string;
  /** Sets the subject in the audit row. */
  concerns(id: string): void;
}

interface Said {
  words: Words;
  does: string;
  more?: string;
}

export interface Command<Services, Tx> extends Said {
  kind: Kind;
  look?: (services: Services, values: object) => Promise<object>;
  /** Set for reads of confidential data, which are audited: the subject of the audit row. */
  noted?(values: object): string;
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

/** The type of `run`'s first parameter names the services; the desk parses the input. */
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

/** The request cannot be fulfilled; its message is for the operator, and nothing was changed. */
export class NotDone extends Error {
  override name = 'NotDone';
}

export function notDone(sentence: string): never {
  throw new NotDone(sentence);
}
