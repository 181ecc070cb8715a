import { expect, test } from 'vitest';
import { fillVariables, templateVariables, unfilledIn } from './variables.ts';

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
