import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { jobOutline } from '@engawa/contract/jobs/outline';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { expect, test } from 'vitest';
import { employerFaults } from './employer.rules.ts';

const words = { ...jobOutline.blank.language, position: 'a' };
const japanese: JobDocument = {
  jp: words,
  en: jobOutline.blank.language,
  common: jobOutline.blank.common,
};
const english: JobDocument = { jp: null, en: words, common: jobOutline.blank.common };

const office = {
  tab: 'domestic' as const,
  officeName: null,
  jpOfficesAddress1: 'a',
  jpOfficesAddress2: null,
  countryName: null,
  town: null,
  address: null,
  companyOfficeImage: null,
  hqFlag: true,
};
const page = { ...generalOutline.blank.language, companyName: 'a', offices: [office] };
const whole: GeneralDocument = {
  jp: page,
  en: page,
  common: { ...generalOutline.blank.common, contactPhone: '03' },
};
const branch = { ...office, hqFlag: false };

test.each<[string, GeneralDocument, JobDocument[], string[]]>([
  ['all is said', whole, [japanese, english], []],
  ['there is no open job', { jp: null, en: null, common: generalOutline.blank.common }, [], []],
  ['a language no job has is gone', { ...whole, en: null }, [japanese], []],
  [
    'one that a job has is gone',
    { ...whole, en: null },
    [english],
    ['en.companyName', 'en.offices'],
  ],
  [
    'of the address only the prefecture is said',
    { ...whole, jp: { ...page, offices: [{ ...office, jpOfficesAddress1: '東京都' }] } },
    [japanese, english],
    ['jp.offices'],
  ],
  [
    'none of two offices is the headquarters',
    { ...whole, jp: { ...page, offices: [branch, branch] } },
    [japanese, english],
    ['jp.offices'],
  ],
  [
    'the only office is not marked',
    { ...whole, jp: { ...page, offices: [branch] } },
    [japanese, english],
    [],
  ],
  [
    'nobody can be reached',
    { ...whole, common: generalOutline.blank.common },
    [japanese, english],
    ['common.contactEmail'],
  ],
])('%s', (_, general, jobs, paths) => {
  expect(employerFaults(general, jobs)).toEqual(
    paths.map((path) => ({ path, message: 'needed_by_jobs' })),
  );
});
