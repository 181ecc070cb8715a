import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { usageOf } from './help.ts';
import { text, type Words } from './words.ts';

/** Invalid input, with what was expected. */
export class WrongWords extends Error {
  override name = 'WrongWords';
}

export interface Asked {
  name: string;
  values: Record<string, unknown>;
  json: boolean;
  dryRun: boolean;
  yes: boolean;
  by: string | undefined;
  why: string | undefined;
}

type AnyCommand = Pick<Command<never, never>, 'kind' | 'words'>;
type AnyCommands = Readonly<Record<string, AnyCommand>>;

/** The longest command name at the start of the input: `reports show` before `reports`. */
export function nameIn(commands: AnyCommands, words: readonly string[]): string | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (Object.hasOwn(commands, name)) return name;
  }
  return undefined;
}

export function readWords(commands: AnyCommands, given: readonly string[]): Asked {
  const name = nameIn(commands, given);
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) throw new WrongWords(unknownCommand(commands, given));
  const usage = `Expected: ${usageOf(name, command)}`;
  const rest = given.slice(name.split(' ').length);
  const { positionals, values } = readFlags(command.words, rest, usage);
  const common = {
    json: values['json'] === true,
    dryRun: values['dry-run'] === true,
    yes: values['yes'] === true,
    by: readCommon('by', values['by'], usage),
    why: readCommon('why', values['why'], usage),
  };
  if (common.dryRun && (command.kind === 'reads' || command.kind === 'upkeep')) {
    throw new WrongWords(`--dry-run is for what acts; "${name}" does not.`);
  }
  return { name, values: readValues(command.words, positionals, values, usage), ...common };
}

function unknownCommand(commands: AnyCommands, given: readonly string[]): string {
  const [first = ''] = given;
  const near = Object.keys(commands).filter((one) => one.split(/[ -]/).includes(first));
  const hint = near.length > 0 ? ` Is it one of: ${near.join(', ')}?` : '';
  return `There is no command "${first}".${hint} "help" lists what there is.`;
}

type Flags = Record<string, string | boolean | undefined>;

function readFlags(words: Words, args: string[], usage: string) {
  const flags = Object.entries(words).filter(([, word]) => word.isFlag);
  const own = Object.fromEntries(flags.map(([key]) => [key, { type: 'string' as const }]));
  const yes = { type: 'boolean' as const };
  const said = { type: 'string' as const };
  const common = { json: yes, 'dry-run': yes, yes, by: said, why: said };
  try {
    const options = { ...own, ...common };
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { positionals, values: values as Flags };
  } catch (error) {
    const [sentence] = (error as Error).message.split(/[.\n]/);
    throw new WrongWords(`${sentence}. ${usage}`);
  }
}

function readCommon(key: string, given: Flags[string], usage: string): string | undefined {
  if (given === undefined) return undefined;
  const word = text('text');
  const read = word.read(String(given));
  if (read === undefined) throw new WrongWords(`--${key} must be ${word.expects}. ${usage}`);
  return read;
}

function readValues(words: Words, positionals: string[], flags: Flags, usage: string) {
  const places = Object.keys(words).filter((key) => !words[key]?.isFlag);
  const extra = positionals[places.length];
  if (extra !== undefined) throw new WrongWords(`"${extra}" is one word too many. ${usage}`);
  const said: Flags = { ...flags };
  for (const [at, key] of places.entries()) said[key] = positionals[at];
  const read = Object.entries(words).map(([key, word]) => {
    const given = said[key];
    const shown = word.isFlag ? `--${key}` : word.shown;
    if (given === undefined) {
      if (word.isOptional) return [key, undefined] as const;
      throw new WrongWords(`${shown} is missing: ${word.expects}. ${usage}`);
    }
    const value = word.read(String(given));
    if (value === undefined) {
      throw new WrongWords(`"${String(given)}" is no ${shown}: expected ${word.expects}. ${usage}`);
    }
    return [key, value] as const;
  });
  return Object.fromEntries(read);
}
