import { discoverFilter } from '@engawa/contract/discover/filters';
import { expect, test } from 'vitest';
import { writeFields } from '../../../shared/navigation/filter-text.ts';
import { readFilter } from './read-filter.ts';

const whole = {
  freeWord: '看護 "100%"',
  industries: [1, 6],
  companyStatus: 'listed',
  companyType: ['foreign'],
  employeesMin: 50,
  employeesMax: 299,
  companyFeatures: [4],
  visaSupport: true,
  jobType: [2],
  jobCategory: [3],
  applicantType: 2,
  jobFeatures: [2, 4],
  prefectures: ['tokyo', 'osaka'],
  graduationFrom: '2027-03',
  graduationTo: '2027-09',
  startFrom: '2027-04',
  startTo: '2027-10',
  japaneseLevel: 0,
  aptitudeExam: [2, 3],
  salaryAtLeast: 250_000,
} as const;

test('what is chosen comes back from the address, and the server understands it', () => {
  const read = readFilter(writeFields(discoverFilter.parse(whole)));
  expect(read).toEqual(whole);
  expect(discoverFilter.parse(read)).toEqual(whole);
});

test.each([
  { industries: '99.x' },
  { employeesMin: '0' },
  { employeesMax: '99999999' },
  { salaryAtLeast: 'much' },
  { graduationFrom: '2027-13' },
  { japaneseLevel: 'N2' },
  { visaSupport: 'yes' },
  { freeWord: '  ' },
])('%o says nothing', (text) => {
  expect(readFilter(text)).toEqual({});
});
