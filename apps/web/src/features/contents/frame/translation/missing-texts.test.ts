import { jobOutline } from '@engawa/contract/jobs/outline';
import { expect, test } from 'vitest';
import { missingTextsIn } from './missing-texts.ts';

const { language: blank, common } = jobOutline.blank;
const whole = { ...blank, position: '営業', recruitmentType: 1 };

test.each([
  ['nothing', blank, blank, common, ['position', 'recruitmentType', 'common.employmentType']],
  ['all of it', whole, blank, { ...common, employmentType: 'full-time' }, []],
  [
    'a language without its position',
    whole,
    { ...blank, recruitmentType: 1, businessContent: 'Selling' },
    { ...common, employmentType: 'full-time' },
    ['position'],
  ],
])('%s', (_, jp, en, said, places) => {
  expect(missingTextsIn(jobOutline, { jp, en, common: said })).toEqual(places);
});
