import { isDatabaseUnavailable } from '../../../db/failures.ts';
import { Batcher } from '../../../db/statements/batcher.ts';
import type { Refusal } from '../../../errors/refusal.ts';
import type { Route, SharedRun } from '../route.ts';
import { type CommandRun, type CommandServices, mayRunAgain, runCommand } from './command.ts';

interface Waiting {
  command: CommandRun;
  line: string;
  resolve(outcome: Outcome | Promise<Outcome>): void;
}
type Outcome = string | Refusal;

/** While the database writes one batch, the server parses the calls of the next. */
const groups = { atOnce: 2, most: 100 };

/** Batches a command that can be; one with an idempotency key runs alone, to store its reply. */
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
 * Batches concurrent commands of one kind into one statement and commit (`SharedSteps`). Commands
 * with the same `lineOf` run in order of arrival, so a batch has at most one of each. Commands that
 * cannot be batched run alone, as do all of a failed batch, so that no command fails because of
 * another.
 */
class CommandGroup {
  readonly #services: CommandServices;
  readonly #shared: SharedRun;
  readonly #ready = new Batcher<Waiting>(groups, (group) => this.#run(group));
  /** Commands queued behind a ready or running one, by line. */
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

  /** The reply to each command; undefined for those that must run alone. */
  async #together(group: readonly Waiting[]): Promise<(string | Promise<never> | undefined)[]> {
    const { commands, outbox, standby } = this.#services;
    const prepared = group.map(({ command }) => command.prepared);
    try {
      const { answers, signals } = await this.#shared.runAll(commands, prepared);
      await standby?.note(group.flatMap(({ command }) => command.call.actor?.accountId ?? []));
      outbox.announce(signals);
      return group.map(({ command }, at) => answered(command, answers[at]));
    } catch (error) {
      const alone = mayRunAgain(error) || !isDatabaseUnavailable(error);
      return group.map(() => (alone ? undefined : Promise.reject(error)));
    }
  }
}

/** The command is committed already: an invalid reply is an error, but never a reason to retry. */
function answered({ serialise }: CommandRun, answer: unknown): string | Promise<never> | undefined {
  try {
    return answer === undefined ? undefined : serialise(answer);
  } catch (error) {
    return Promise.reject(error);
  }
}
