import { expect, it } from 'vitest';
import { type ChosenText, fillTemplate, needsJob } from './template-values.ts';

const jobs = [
  { jp: '営業', en: 'Sales' },
  { jp: '設計', en: null },
];
const values = { name: 'リン', company: { jp: '青葉', en: 'Aoba' }, me: '田中', jobs };
const jp: ChosenText = { text: '{name}さん、{company}の「{job}」', language: 'jp' };
const en: ChosenText = { text: '{job} at {company}', language: 'en' };

it('asks for the job only if there are several and the text names it', () => {
  expect(needsJob(jp, values)).toBe(true);
  expect(needsJob(jp, { ...values, jobs: jobs.slice(0, 1) })).toBe(false);
  expect(needsJob({ ...jp, text: '{name}さん' }, values)).toBe(false);
});

it('fills in names in the language of the text', () => {
  expect(fillTemplate(jp, values, jobs[1])).toBe('リンさん、青葉の「設計」');
  expect(fillTemplate(en, { ...values, jobs: jobs.slice(0, 1) })).toBe('Sales at Aoba');
  expect(fillTemplate(en, values, jobs[1])).toBe('設計 at Aoba');
});

it('leaves what is not known as it is', () => {
  const unknown = { name: null, company: null, me: null, jobs: [] };
  expect(fillTemplate(jp, unknown)).toBe(jp.text);
});
