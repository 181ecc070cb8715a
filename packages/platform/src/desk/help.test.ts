import { expect, test } from 'vitest';
import { commandTable, helpAll, helpOne, usageOf } from './help.ts';
import { plain } from './terminal.ts';
import { flag, id, oneOf, optional } from './words.ts';

const decide = {
  kind: 'grave' as const,
  words: { id: id('report'), outcome: flag(oneOf(['a', 'b'])), job: optional(id('job')) },
  does: 'closes a report',
  more: 'Think first.',
  print: () => '',
};

test('a usage shows arguments, flags and optional parts', () => {
  const usage = 'reports decide <report id> --outcome a|b [<job id>]';
  expect(usageOf('reports decide', decide)).toBe(usage);
  expect(helpAll('npm run admin --', { 'reports decide': decide })).toContain(usage);
});

test('help for a command describes it and its arguments', () => {
  const help = helpOne('npm run admin --', 'reports decide', decide);
  for (const part of ['Closes a report. It cannot be undone', 'Think first.', 'one of a, b']) {
    expect(help).toContain(part);
  }
});

test('the table for the docs escapes column separators', () => {
  expect(commandTable({ 'reports decide': decide })).toContain(
    '| `reports decide <report id> --outcome a\\|b [<job id>]` | asks first | closes a report |',
  );
});

test('control and bidirectional characters are not printed', () => {
  expect(plain('a\u{1b}[2Jb\u{202e}c\nd\te')).toBe('a[2Jbc\nd\te');
});
