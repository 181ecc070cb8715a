import { describe, expect, test } from 'vitest';
import { officialSources } from '../reference/residence/official-sources.ts';
import {
  answerTo,
  type Stay,
  stays,
  type ThirdAnswer,
  type ThirdQuestion,
  thirdQuestion,
  thirdQuestions,
  type WorkKind,
  workKinds,
} from './before-sign-up.ts';
import type { ResidenceVerdict } from './may-apply.ts';
import { residenceReasons } from './reasons.ts';
import { sourcesOf } from './sources.ts';

const today = '2026-11-16';

test.each<[Stay, WorkKind, ThirdQuestion | undefined]>([
  ['student', 'part-time', 'enrolment'],
  ['student', 'full-time', 'people'],
  ['dependent', 'part-time', 'permission'],
  ['dependent', 'full-time', 'people'],
  ['temporary-visitor', 'part-time', undefined],
  ['temporary-visitor', 'full-time', undefined],
  ['engineer-humanities-international', 'full-time', 'people'],
  ['researcher', 'full-time', undefined],
  ['designated-activities:continued-job-hunting', 'part-time', 'permission'],
  ['designated-activities:continued-job-hunting', 'full-time', 'people'],
  ['designated-activities:no-46', 'full-time', undefined],
  ['permanent-resident', 'part-time', undefined],
  ['not-in-japan', 'part-time', undefined],
])('%s, %s: the third question is %s', (stay, work, expected) => {
  expect(thirdQuestion({ stay, work }, today)).toBe(expected);
});

describe('answers by stay, work and third question', () => {
  test.each<[Stay, WorkKind, ThirdAnswer | null, ResidenceVerdict, string[]]>([
    ['student', 'part-time', 'with-permission', 'may-with-note', ['student-weekly-hours']],
    ['student', 'part-time', 'without-permission', 'refused', ['permission-needed']],
    ['student', 'part-time', 'graduated', 'refused', ['not-enrolled']],
    ['student', 'full-time', 'no', 'may-with-note', ['change-of-status', 'related-field']],
    [
      'student',
      'full-time',
      'yes',
      'may-with-note',
      ['change-of-status', 'related-field', 'language-proof'],
    ],
    ['dependent', 'part-time', 'yes', 'may-with-note', ['weekly-hours']],
    ['dependent', 'part-time', 'no', 'refused', ['permission-needed']],
    ['temporary-visitor', 'part-time', null, 'refused', ['visitor-no-work']],
    ['long-term-resident', 'full-time', null, 'may', []],
    ['not-in-japan', 'full-time', null, 'may-with-note', ['visa-first', 'related-field']],
    [
      'designated-activities:starting-a-business',
      'part-time',
      null,
      'refused',
      ['designated-only'],
    ],
  ])('%s, %s, %s: %s', (stay, work, answer, verdict, reasons) => {
    const question = thirdQuestion({ stay, work }, today);
    const third = question && answer ? { question, answer } : undefined;
    expect(answerTo({ stay, work }, third, today)).toEqual({ verdict, reasons });
  });

  test('complete answers never lead to a "missing" reason, and every verdict has sources', () => {
    for (const stay of stays) {
      for (const work of workKinds) {
        const question = thirdQuestion({ stay, work }, today);
        const answers = question ? thirdQuestions[question] : [undefined];
        for (const answer of answers) {
          const third = question && answer ? { question, answer } : undefined;
          const { reasons } = answerTo({ stay, work }, third, today);
          expect(reasons.filter((id) => /missing|no-status|expire/.test(id))).toEqual([]);
          expect(sourcesOf(reasons)).not.toEqual([]);
        }
      }
    }
  });
});

test('sources are distinct, and all are government pages', () => {
  expect(sourcesOf(['student-weekly-hours', 'not-enrolled'])).toEqual([
    'other-activity',
    'immigration-rules',
  ]);
  expect(sourcesOf([])).toEqual(['statuses']);
  const used = new Set(
    sourcesOf(Object.keys(residenceReasons) as (keyof typeof residenceReasons)[]),
  );
  for (const id of used) {
    expect(new URL(officialSources.byId(id).url).hostname).toMatch(/\.go\.jp$/);
  }
});
