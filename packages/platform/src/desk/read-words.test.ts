import { describe, expect, test } from 'vitest';
import type { Kind } from './command.ts';
import { readWords } from './read-words.ts';
import { flag, id, oneOf, optional, type Words } from './words.ts';

const command = (kind: Kind, words: Words) => ({ kind, words });
const commands = {
  reports: command('reads', {}),
  'reports show': command('reads', { id: id('report') }),
  'reports decide': command('grave', { id: id('report'), outcome: flag(oneOf(['a', 'b'])) }),
  redrive: command('acts', { id: optional(id('job')) }),
  'verify-company': command('acts', { company: id('company') }),
};
const some = '01997a3e-5b1c-7d2e-8f00-0123456789ab';

describe('parses valid input', () => {
  test.each([
    [['reports'], 'reports', {}],
    [['reports', 'show', some], 'reports show', { id: some }],
    [['reports', 'decide', '--outcome', 'a', some], 'reports decide', { id: some, outcome: 'a' }],
    [['reports', 'decide', some, '--outcome=b'], 'reports decide', { id: some, outcome: 'b' }],
    [['redrive'], 'redrive', { id: undefined }],
    [['redrive', some], 'redrive', { id: some }],
  ])('%j', (words, name, values) => {
    expect(readWords(commands, words)).toMatchObject({ name, values });
  });

  test('parses flags common to all commands', () => {
    const words = ['redrive', '--json', '--dry-run', '--yes', '--by', ' 佐藤 ', '--why', '復旧'];
    expect(readWords(commands, words)).toEqual({
      name: 'redrive',
      values: { id: undefined },
      json: true,
      dryRun: true,
      yes: true,
      by: '佐藤',
      why: '復旧',
    });
  });
});

describe('reports what was expected for invalid input', () => {
  test.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['company'], 'Is it one of: verify-company?'],
    [['toString'], 'There is no command "toString".'],
    [['reports', 'show'], '<report id> is missing: an id such as'],
    [['reports', 'show', 'x'], '"x" is no <report id>: expected an id such as'],
    [['reports', 'show', some, some], 'is one word too many. Expected: reports show <report id>'],
    [['reports', 'forget'], '"forget" is one word too many. Expected: reports'],
    [['reports', 'decide', some], '--outcome is missing: one of a, b.'],
    [['reports', 'decide', some, '--outcome', 'c'], '"c" is no --outcome: expected one of a, b.'],
    [['reports', '--colour', 'red'], "Unknown option '--colour'. Expected: reports"],
    [['reports', '--json=1'], 'Expected: reports'],
    [['redrive', '--why'], "'--why <value>' argument missing. Expected: redrive [<job id>]"],
    [['redrive', '--why', ' '], '--why must be a text'],
    [['redrive', '--by', 'x'.repeat(1001)], '--by must be a text'],
    [['reports', '--dry-run'], '--dry-run is for what acts; "reports" does not.'],
  ])('%j', (words, sentence) => {
    expect(() => readWords(commands, words)).toThrow(sentence);
  });
});
