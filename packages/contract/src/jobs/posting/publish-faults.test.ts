import { expect, test } from 'vitest';
import { jobOutline } from '../outline.ts';
import type { JobCommon, JobDocument, JobLanguage } from '../schemas.ts';
import { jobFaults } from './publish-faults.ts';

const words: JobLanguage = { ...jobOutline.blank.language, position: '設計', recruitmentType: 2 };
const whole: JobDocument = {
  jp: words,
  en: { ...words, position: 'Designer' },
  common: { ...jobOutline.blank.common, employmentType: 'full-time' },
};
const withCommon = (change: Partial<JobCommon>): JobDocument => ({
  ...whole,
  common: { ...whole.common, ...change },
});
const url = 'https://apply.example/1';

test.each<[string, JobDocument, string[]]>([
  ['whole', whole, []],
  ['Japanese alone', { ...whole, en: null }, []],
  ['English alone', { ...whole, jp: null }, []],
  ['English opened and left empty', { ...whole, en: jobOutline.blank.language }, []],
  [
    'nothing at all',
    { ...whole, jp: null, en: null },
    ['jp.position', 'jp.recruitmentType', 'jp.jobCategoryId'],
  ],
  [
    'a workplace and nothing else in English',
    { ...whole, en: { ...jobOutline.blank.language, workLocation: 'Tokyo' } },
    ['en.position', 'en.recruitmentType'],
  ],
  ['no kind of employment', withCommon({ employmentType: null }), ['common.employmentType']],
  ['a page elsewhere, named', withCommon({ applyPage: 'external', applyUrl: url }), []],
  ['a deadline of today', withCommon({ deadline: '2026-11-16' }), []],
  ['a deadline of yesterday', withCommon({ deadline: '2026-11-15' }), ['common.deadline']],
  ['a page elsewhere, not named', withCommon({ applyPage: 'external' }), ['common.applyUrl']],
])('%s', (_, job, paths) => {
  expect(jobFaults(job, '2026-11-16').map(({ path }) => path)).toEqual(paths);
});
