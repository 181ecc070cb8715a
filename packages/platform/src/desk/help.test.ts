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

test('a usage shows places, flags and what may be left out', () => {
  const usage = 'reports decide <report id> --outcome a|b [<job id>]';
  expect(usageOf('reports decide', decide)).toBe(usage);
  expect(helpAll('npm run admin --', { 'reports decide': decide })).toContain(usage);
});

test('help of one says what it is and what its words are', () => {
  const help = helpOne('npm run admin --', 'reports decide', decide);
  for (const part of ['Closes a report. It cannot be undone', 'Think first.', 'one of a, b']) {
    expect(help).toContain(part);
  }
});

test('the table for the docs keeps its columns', () => {
  expect(commandTable({ 'reports decide': decide })).toContain(
    '| `reports decide <report id> --outcome a\\|b [<job id>]` | asks first | closes a report |',
  );
});

test('what moves a terminal’s cursor, or turns text around, is not printed', () => {
  expect(plain('a\u{1b}[2Jb\u{202e}c\nd\te')).toBe('a[2Jbc\nd\te');
});
