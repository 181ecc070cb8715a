import type { Command, Commands, Kind } from './command.ts';
import type { Word } from './words.ts';

type AnyCommand = Pick<Command<never, never>, 'kind' | 'words' | 'does' | 'more'>;
type AnyCommands = Readonly<Record<string, AnyCommand>>;

const inBrackets = ({ isOptional }: Word<unknown>, shown: string) =>
  isOptional ? `[${shown}]` : shown;

/** `reports decide <report id> --outcome acted|no-breach`. */
export function usageOf(name: string, { words }: Pick<AnyCommand, 'words'>): string {
  const parts = Object.entries(words).map(([key, word]) =>
    inBrackets(word, word.isFlag ? `--${key} ${word.shown}` : word.shown),
  );
  return [name, ...parts].join(' ');
}

const kinds: Record<Kind, string> = {
  reads: 'It changes nothing.',
  upkeep: 'It writes again what follows from other things, and is noted in the audit.',
  acts: 'It needs --why <text> and is noted in the audit; --dry-run shows what it would change.',
  grave:
    'It cannot be undone, or closes somebody out: it asks first, or needs --yes. It needs --why <text> and is noted in the audit; --dry-run shows what it would change.',
};

export const commonFlags: readonly [string, string][] = [
  ['--json', 'the answer as JSON on the standard output, and nothing else there'],
  ['--dry-run', 'shows what would be changed, and changes nothing'],
  ['--why <text>', 'the reason, kept in the audit; required of what changes something'],
  ['--by <operator>', 'who does it; otherwise ENGAWA_OPERATOR, or the user of the system'],
  ['--yes', 'answers the question that is asked before what cannot be undone'],
];

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.min(56, Math.max(...rows.map(([left]) => left.length)));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

export function helpAll(program: string, commands: AnyCommands): string {
  const rows = Object.entries(commands).map(
    ([name, command]) => [usageOf(name, command), command.does] as const,
  );
  return [
    `${program} <command>: what should be done?`,
    '',
    ...columns(rows),
    '',
    'With each of them:',
    ...columns(commonFlags),
    '',
    `${program} help <command> tells more of one.`,
  ].join('\n');
}

export function helpOne(program: string, name: string, command: AnyCommand): string {
  const rows = Object.entries(command.words).map(
    ([key, word]) => [word.isFlag ? `--${key}` : word.shown, word.expects] as const,
  );
  return [
    `${program} ${usageOf(name, command)}`,
    '',
    `${command.does.charAt(0).toUpperCase()}${command.does.slice(1)}. ${kinds[command.kind]}`,
    ...(command.more ? [command.more] : []),
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
  ].join('\n');
}

const table: Record<Kind, string> = {
  reads: 'reads',
  upkeep: 'upkeep',
  acts: 'acts',
  grave: 'asks first',
};

const cell = (text: string) => text.replaceAll('|', '\\|');

/** For docs/operations/moderate.md. */
export const commandTable = <Services, Tx>(commands: Commands<Services, Tx>): string =>
  [
    '| Command | | What it does |',
    '|---|---|---|',
    ...Object.entries(commands).map(
      ([name, command]) =>
        `| \`${cell(usageOf(name, command))}\` | ${table[command.kind]} | ${cell(command.does)} |`,
    ),
  ].join('\n');
