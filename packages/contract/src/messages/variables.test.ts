import { expect, test } from 'vitest';
import { builtInTemplates } from './built-in-templates.ts';
import { fillVariables, templateVariables, unfilledIn, unknownIn } from './variables.ts';

test('known variables are filled in, unknown ones stay', () => {
  const text = '{name}さん、{company}の{me}です。{name}さんの{job}は{date}です。{other}';
  const filled = fillVariables(text, { name: 'リン', company: 'みどり', me: '', job: null });
  expect(filled).toBe('リンさん、みどりの{me}です。リンさんの{job}は{date}です。{other}');
  expect(unfilledIn(filled)).toEqual(['job', 'date', 'me']);
});

test('lists each unfilled variable once and ignores other braces', () => {
  expect(unfilledIn(templateVariables.map((name) => `{${name}}{${name}}`).join(' '))).toEqual([
    ...templateVariables,
  ]);
  expect(unfilledIn('{ name } {NAME} { "me": 1 } 😀')).toEqual([]);
  expect(fillVariables('{name}', { name: '$&{me}' })).toBe('$&{me}');
});

test.each<[string, string[]]>([
  ['{nmae}さん、{company}の{me}です。', ['{nmae}']],
  ['{NAME} { name } {nmae} {nmae}', ['{NAME}', '{ name }', '{nmae}']],
  ['{名前}さん、｛name｝さん', ['{名前}', '｛name｝']],
  ['{job_title} {start-date} {name2}', ['{job_title}', '{start-date}', '{name2}']],
  ['{name}{company}{job}{date}{me}', []],
  ['｛重要｝ {} { } {1} {"me": 1} if (a) { return b; } {a, b} 😀', []],
  [`{${'あ'.repeat(31)}} {two words}`, []],
  ['{{name}}', []],
])('unknown variables of %s', (text, unknown) => {
  expect(unknownIn(text)).toEqual(unknown);
});

test.each(builtInTemplates)('the built-in template $key has only known variables', ({ text }) => {
  for (const words of [text.jp, text.en]) {
    expect(unknownIn(words)).toEqual([]);
    expect(unfilledIn(words)).toEqual(expect.arrayContaining(['name', 'company', 'job']));
    expect(unfilledIn(words)).not.toContain('date');
  }
});
