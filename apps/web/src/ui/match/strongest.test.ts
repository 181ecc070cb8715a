import type { CompanyReason, PersonReason } from '@engawa/contract/targets/reasons';
import { expect, test } from 'vitest';
import { strongestOf } from './strongest.ts';

const level = (points: number) => ({ points, of: 20, asked: 4, has: 4, shown: 0 }) as const;
const english = (points: number): CompanyReason => ({ criterion: 'english', ...level(points) });
const japanese = (points: number): CompanyReason => ({ criterion: 'japanese', ...level(points) });
const graduation = (points: number): CompanyReason => ({
  criterion: 'graduation',
  points,
  of: 20,
  asked: { from: null, to: '2027-03' },
  has: '2027-03',
});
const industry = (points: number, wished: 6[] = [6]): PersonReason => ({
  criterion: 'industry',
  points,
  of: 20,
  offered: 6,
  wished,
});
const kind: PersonReason = {
  criterion: 'kind',
  points: 20,
  of: 20,
  offered: 'full-time',
  wished: ['full-time'],
};
const namesOf = (company: CompanyReason[], person: PersonReason[]) =>
  strongestOf({
    company: { points: 0, of: 60, reasons: company },
    person: { points: 0, of: 40, reasons: person },
  }).map(({ criterion }) => criterion);

test('takes reasons of both sides, completely fulfilled ones first', () => {
  expect(namesOf([english(12), japanese(20), graduation(20)], [industry(20), kind])).toEqual([
    'japanese',
    'graduation',
    'industry',
  ]);
});

test('takes more reasons of one side if the other has few', () => {
  expect(namesOf([english(20)], [industry(20), kind])).toEqual(['english', 'industry', 'kind']);
  expect(namesOf([english(12), japanese(20), graduation(20)], [])).toEqual([
    'japanese',
    'graduation',
    'english',
  ]);
});

test('leaves out reasons without points and neutral ones', () => {
  expect(namesOf([english(0)], [industry(10, []), kind])).toEqual(['kind']);
  const neutral = [{ criterion: 'anybody', points: 25, of: 50 }] as const;
  expect(namesOf([...neutral], [kind])).toEqual(['kind']);
});

test('adds the shared words, however few points they bring', () => {
  const terms: CompanyReason = { criterion: 'terms', points: 3, of: 8, terms: ['CAD'] };
  expect(namesOf([japanese(20), terms, graduation(20)], [industry(20), kind])).toEqual([
    'japanese',
    'graduation',
    'industry',
    'terms',
  ]);
});
