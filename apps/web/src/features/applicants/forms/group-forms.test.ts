import { expect, test } from 'vitest';
import { groupForms, type InterviewForm } from './group-forms.ts';

const form = (id: string | null, jp: string, ...criteria: string[]): InterviewForm => ({
  by: '佐藤',
  mine: false,
  stage: { id, name: { jp, en: null } },
  scores: criteria.map((criterion) => ({ criterion, stars: 3 })),
  stars: 4,
  text: null,
  at: '2026-11-01T00:00:00Z',
});

test('groups by stage, a deleted one by its name, and joins the criteria', () => {
  const groups = groupForms([
    form('a', '一次面接', '話し方'),
    form('a', '面接', '志望動機', '話し方'),
    form(null, '適性検査'),
    form(null, '筆記'),
    form(null, '適性検査'),
  ]);
  expect(
    groups.map(({ stage, forms, criteria }) => [stage.name.jp, forms.length, criteria]),
  ).toEqual([
    ['一次面接', 2, ['話し方', '志望動機']],
    ['適性検査', 2, []],
    ['筆記', 1, []],
  ]);
});
