import { jobOutline } from '@engawa/contract/jobs/outline';
import { expect, test } from 'vitest';
import { missingTextsIn } from './missing-texts.ts';

const { language: blank, common } = jobOutline.blank;
const whole = { ...blank, position: '営業', recruitmentType: 1 };

test.each([
  [
    'an empty document',
    blank,
    blank,
    common,
    ['jp.position', 'jp.recruitmentType', 'common.employmentType'],
  ],
  ['a complete document', whole, blank, { ...common, employmentType: 'full-time' }, []],
  [
    'a language without its position',
    whole,
    { ...blank, recruitmentType: 1, businessContent: 'Selling' },
    { ...common, employmentType: 'full-time' },
    ['en.position'],
  ],
])('lists the missing texts of %s', (_, jp, en, shared, places) => {
  const missing = missingTextsIn(jobOutline, { jp, en, common: shared });
  expect(missing.map(({ name }) => name)).toEqual(places);
});
