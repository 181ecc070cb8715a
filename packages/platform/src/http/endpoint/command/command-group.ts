import { isDatabaseAway } from '../../../db/failures.ts';
import { Gathering } from '../../../db/statements/gathering.ts';
import type { Refusal } from '../../../errors/refusal.ts';
import type { Route, SharedRun } from '../route.ts';
import { type CommandRun, type CommandServices, mayRunAgain, runCommand } from './command.ts';

interface Waiting {
  command: CommandRun;
  line: string;
  resolve(outcome: Outcome | Promise<Outcome>): void;
}
type Outcome = string | Refusal;

/** While the database writes one group, the server reads the calls of the next and sends it off. */
const groups = { atOnce: 2, most: 100 };

/** Together with others where the command can be; the reply to a retry is kept by one alone. */
export function commandRunner(
  { shared }: Route,
  services: CommandServices,
): (command: CommandRun) => Promise<Outcome> {
  const group = shared && new CommandGroup(services, shared);
  return (command) =>
    group && command.idempotencyKey === undefined
      ? group.run(command)
      : runCommand(services, command);
}

/**
 * Commands of one kind that come at the same time share a statement: one commit for many, after which
 * each is answered. Those of one line (`SharedSteps`) go one after another in the order they came, so a
 * group has one of each line at most. One that cannot be done together with others runs alone, and
 * where a group fails each of it does: nobody's fault is another's.
 */
class CommandGroup {
  readonly #services: CommandServices;
  readonly #shared: SharedRun;
  readonly #ready = new Gathering<Waiting>(groups, (group) => this.#run(group));
  /** By line, where one is ready or under way: those behind it. */
  readonly #behind = new Map<string, Waiting[]>();

  constructor(services: CommandServices, shared: SharedRun) {
    this.#services = services;
    this.#shared = shared;
  }

  run(command: CommandRun): Promise<Outcome> {
    return new Promise((resolve) => {
      const line = this.#shared.lineOf(command.prepared);
      const waiting = { command, line, resolve };
      const behind = this.#behind.get(line);
      if (behind) behind.push(waiting);
      else {
        this.#behind.set(line, []);
        this.#ready.add(waiting);
      }
    });
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    const outcomes = await this.#together(group);
    for (const [at, { command, line, resolve }] of group.entries()) {
      const outcome = outcomes[at] ?? runCommand(this.#services, command);
      resolve(outcome);
      if (typeof outcome === 'string') this.#next(line);
      else outcome.catch(() => undefined).finally(() => this.#next(line));
    }
  }

  #next(line: string): void {
    const next = this.#behind.get(line)?.shift();
    if (next) this.#ready.add(next);
    else this.#behind.delete(line);
  }

  /** What each is answered; nothing for those that have to run alone. */
  async #together(group: readonly Waiting[]): Promise<(string | Promise<never> | undefined)[]> {
    const { commands, outbox, standby } = this.#services;
    const prepared = group.map(({ command }) => command.prepared);
    try {
      const { answers, signals } = await this.#shared.runAll(commands, prepared);
      await standby?.note(group.flatMap(({ command }) => command.call.actor?.accountId ?? []));
      outbox.tell(signals);
      return group.map(({ command }, at) => answered(command, answers[at]));
    } catch (error) {
      const alone = mayRunAgain(error) || !isDatabaseAway(error);
      return group.map(() => (alone ? undefined : Promise.reject(error)));
    }
  }
}

/** It is done by now: should its answer not be what was promised, that is said and nothing tried again. */
function answered({ serialise }: CommandRun, answer: unknown): string | Promise<never> | undefined {
  try {
    return answer === undefined ? undefined : serialise(answer);
  } catch (error) {
    return Promise.reject(error);
  }
}
