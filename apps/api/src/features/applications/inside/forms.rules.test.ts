import { expect, test } from 'vitest';
import { fitsCriteria, readableForms } from './forms.rules.ts';

const name = (jp: string) => ({ jp, en: null });
const first = { id: 'a', name: name('一次面接') };
const last = { id: 'b', name: name('最終面接') };
const deleted = { id: null, name: name('適性検査') };

test.each([
  ['none', [], []],
  ['of another stage', [last], []],
  ['of the stage', [first], [first, first]],
  ['of a deleted stage', [deleted], [deleted, deleted]],
])('an interviewer with own forms: %s', (_, own, readable) => {
  const others = [first, last, deleted].map((stage) => ({ mine: false, stage }));
  const forms = [...others, ...own.map((stage) => ({ mine: true, stage }))];
  const shown = readableForms(forms, 3).filter(({ stage }) => stage !== last);
  expect(shown.map(({ stage }) => stage)).toEqual(readable);
  expect(readableForms(forms, 2)).toEqual(forms);
});

test.each([
  [[], [], true],
  [['話し方'], ['話し方'], true],
  [['志望動機', '話し方'], ['話し方', '志望動機'], true],
  [[], ['話し方'], false],
  [['話し方', '話し方'], ['話し方', '志望動機'], false],
  [['話し方', '志望動機'], ['話し方'], false],
])('scores for %j fit the criteria %j: %s', (given, criteria, fits) => {
  expect(
    fitsCriteria(
      given.map((criterion) => ({ criterion })),
      criteria,
    ),
  ).toBe(fits);
});
