import { blankFacts, blankGeneral } from '@engawa/contract/general/blank';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { blankJob, blankJobCommon } from '@engawa/contract/jobs/blank';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { expect, test } from 'vitest';
import { employerFaults } from './employer.rules.ts';

const words = { ...blankJob, position: 'a' };
const japanese: JobDocument = { jp: words, en: blankJob, common: blankJobCommon };
const english: JobDocument = { jp: null, en: words, common: blankJobCommon };

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
const page = { ...blankGeneral, companyName: 'a', offices: [office] };
const whole: GeneralDocument = {
  jp: page,
  en: page,
  common: { ...blankFacts, contactPhone: '03' },
};
const branch = { ...page, offices: [{ ...office, hqFlag: false }] };

test.each<[string, GeneralDocument, JobDocument[], string[]]>([
  ['all is said', whole, [japanese, english], []],
  ['there is no open job', { jp: null, en: null, common: blankFacts }, [], []],
  ['a language no job has is gone', { ...whole, en: null }, [japanese], []],
  [
    'one that a job has is gone',
    { ...whole, en: null },
    [english],
    ['en.companyName', 'en.offices'],
  ],
  ['no office is the headquarters', { ...whole, jp: branch }, [japanese, english], ['jp.offices']],
  [
    'nobody can be reached',
    { ...whole, common: blankFacts },
    [japanese, english],
    ['common.contactEmail'],
  ],
])('%s', (_, general, jobs, paths) => {
  expect(employerFaults(general, jobs)).toEqual(
    paths.map((path) => ({ path, message: 'needed_by_jobs' })),
  );
});
