import { userInfo } from 'node:os';
import type { Transaction } from 'kysely';
import type { Command, Commands } from './command.ts';
import { helpAll, helpOne } from './help.ts';
import { type CommandContext, type Done, look, perform, rehearse } from './perform.ts';
import { printRehearsal } from './print-rehearsal.ts';
import { type Asked, nameIn, readWords, WrongWords } from './read-words.ts';
import { plain, plainJson, type Terminal } from './terminal.ts';

export interface Desk<Services, Tables> {
  /** As typed in the terminal: `npm run admin --`. */
  program: string;
  commands: Commands<Services, Transaction<Tables>>;
  /** Opens the services that commands need for the duration of `work`. */
  open<T>(work: (context: CommandContext<Services, Tables>) => Promise<T>): Promise<T>;
  /** Default name of the operator, from ENGAWA_OPERATOR. */
  operator: string | undefined;
}

/** 0 done, 1 failed, 2 invalid input. */
type ExitCode = 0 | 1 | 2;

/** Runs a command line and prints the result as text or JSON. */
export async function runDesk<Services, Tables>(
  desk: Desk<Services, Tables>,
  words: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const json = words.includes('--json');
  const fail = (code: ExitCode, error: unknown): ExitCode => {
    const { message } = error as Error;
    if (json) terminal.out(plainJson({ error: message }));
    else terminal.err(plain(message));
    return code;
  };
  try {
    const help = helpFor(desk, words);
    if (help !== undefined) {
      terminal.out(help);
      return 0;
    }
    const asked = readWords(desk.commands, words);
    const command = desk.commands[asked.name] as Command<Services, Transaction<Tables>>;
    checkActing(command, asked, terminal);
    return await desk.open(async (context) => answer(desk, context, { command, asked, terminal }));
  } catch (error) {
    return fail(error instanceof WrongWords ? 2 : 1, error);
  }
}

function helpFor<Services, Tables>(
  { program, commands }: Desk<Services, Tables>,
  words: readonly string[],
): string | undefined {
  const [first, ...rest] = words;
  const isHelp = first === 'help' || words.includes('--help') || words.includes('-h');
  if (first === undefined || (isHelp && rest.length === 0)) return helpAll(program, commands);
  if (!isHelp) return undefined;
  const about = words.filter((word) => !['help', '--help', '-h', '--json'].includes(word));
  const name = nameIn(commands, about);
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) {
    throw new WrongWords(`There is no command "${about.join(' ')}". "help" lists what there is.`);
  }
  return helpOne(program, name, command);
}

function checkActing(
  { kind }: Pick<Command<never, never>, 'kind'>,
  { why, yes, dryRun }: Asked,
  { answers }: Terminal,
): void {
  if (kind === 'reads' || kind === 'upkeep' || dryRun) return;
  if (why === undefined) {
    throw new WrongWords('--why <text> is missing: the reason, which is kept in the audit.');
  }
  if (kind === 'grave' && !yes && !answers) {
    throw new WrongWords(
      'This cannot be undone, or closes somebody out: add --yes to do it, or --dry-run to see what it would change.',
    );
  }
}

interface Asking<Services, Tables> {
  command: Command<Services, Transaction<Tables>>;
  asked: Asked;
  terminal: Terminal;
}

async function answer<Services, Tables>(
  desk: Desk<Services, Tables>,
  context: CommandContext<Services, Tables>,
  { command, asked, terminal }: Asking<Services, Tables>,
): Promise<ExitCode> {
  const by = asked.by ?? desk.operator ?? userInfo().username;
  const doing = { ...asked, command, by, why: asked.why ?? (asked.dryRun ? 'A rehearsal' : '') };
  const show = (done: Done, dryRun: boolean) => {
    const { data: result, changes } = done;
    if (asked.json) {
      const said = { command: asked.name, ...(dryRun && { dryRun }), result };
      terminal.out(plainJson({ ...said, ...(changes && { changes }) }));
    } else {
      const text = command.print(result);
      terminal.out(plain(changes ? printRehearsal(text, changes) : text));
    }
  };
  if (command.kind === 'reads' || command.kind === 'upkeep')
    show(await look(context, doing), false);
  else if (asked.dryRun) show(await rehearse(context, doing), true);
  else {
    if (command.kind === 'grave' && !asked.yes) {
      const { data, changes = {} } = await rehearse(context, doing);
      terminal.err(plain(printRehearsal(command.print(data), changes)));
      const said = await terminal.ask('Do it? (yes/no) ');
      if (!/^y(es)?$/i.test(said.trim())) {
        throw new Error('Nothing was changed.');
      }
    }
    show(await perform(context, doing), false);
  }
  return 0;
}
