import {
  countDiscovered,
  discoverCompanies,
  discoverJobs,
} from '@engawa/contract/discover/student';
import { searchStudents } from '@engawa/contract/student-search/company';
import type { Random } from '@engawa/demo/random';
import { call } from './call.ts';
import type { Page } from './person.ts';
import { words } from './words.ts';

function jobFilter(random: Random) {
  return {
    ...(random.int(1, 2) === 1 && { freeWord: random.pick(words.jobs) }),
    ...(random.int(1, 2) === 1 && { industries: [random.pick([1, 2, 3, 5, 6, 7])] }),
    ...(random.int(1, 4) === 1 && { salaryAtLeast: 220_000 }),
    ...(random.int(1, 4) === 1 && { visaSupport: true }),
  };
}

export const searchJobs: Page = ({ memory, random }) => [
  call('search jobs', discoverJobs, { query: jobFilter(random) }, ({ jobs: [first] }) => {
    if (first) memory.job = { id: first.id, companyId: first.company.id };
  }),
];

export const countJobs: Page = ({ random }) => [
  call('count jobs', countDiscovered, { query: jobFilter(random) }),
];

export const searchCompanies: Page = ({ random }) => [
  call('search companies', discoverCompanies, { query: jobFilter(random) }),
];

export const searchPeople: Page = ({ memory, random }) => {
  const query = {
    ...(random.int(1, 2) === 1 && { freeWord: random.pick(words.people) }),
    ...(random.int(1, 2) === 1 && { degreeType: ['master' as const] }),
    ...(random.int(1, 3) === 1 && { industry: [random.pick([1, 2, 3, 5, 6, 7])] }),
  };
  return [
    call('search students', searchStudents, { query }, ({ searchResult: { data } }) => {
      const student = data.length > 0 ? random.pick(data) : undefined;
      if (student) memory.studentId = student.studentId;
    }),
  ];
};
