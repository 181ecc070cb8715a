import { expect, test } from 'vitest';
import { outcomeText } from './outcome-text.rules.ts';

const values = {
  name: 'Linh Nguyen',
  company: { jp: '青葉工業', en: 'Aoba' },
  job: { jp: '営業', en: null },
  me: '田中',
};

test.each([
  [
    { jp: '{name}さん、{company}の{job}です。{me}', en: null },
    'Linh Nguyenさん、青葉工業の営業です。田中',
  ],
  [{ jp: null, en: 'Dear {name}: {job}' }, 'Dear Linh Nguyen: 営業'],
  [{ jp: 'はい', en: 'Yes, {company}' }, 'はい\n\n――――――\n\nYes, Aoba'],
])('%j', (text, expected) => {
  expect(outcomeText(text, values)).toBe(expected);
});

test('reports variables that cannot be filled in', () => {
  expect(() => outcomeText({ jp: '{date}に', en: null }, values)).toThrow('variables_unfilled');
});

test('refuses misspelt variables, but not braces of a job’s title', () => {
  expect(() => outcomeText({ jp: '{nmae}さん', en: null }, values)).toThrow('variables_unknown');
  const job = { jp: '{急募}営業', en: null };
  expect(outcomeText({ jp: '{job}', en: null }, { ...values, job })).toBe('{急募}営業');
});
