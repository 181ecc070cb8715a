import { connectThem } from '../connect.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../factories.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from './fixture.ts';

const anyCompany = { open: 'every company that a student may see can be asked' };

const connectedCompany: Theirs<SignedIn>['make'] = async (test, student) => {
  const who = await createRecruiter(test);
  await connectThem(test, student, who);
  return who.companyId;
};

const connectedStudent: Theirs<SignedInRecruiter>['make'] = async (test, who) => {
  const student = await createStudent(test);
  await connectThem(test, student, who);
  return student.accountId;
};

export const connectOfStudents: StudentFixtures = {
  'student.connect.showConnect': { 'params.id': anyCompany },
  'student.connect.askCompany': { 'body.companyId': anyCompany },
  'student.connect.endConnect': {
    'body.companyId': {
      make: connectedCompany,
      call: (companyId) => ({ body: { companyId, act: 'end' } }),
    },
  },
};

export const connectOfCompanies: CompanyFixtures = {
  'company.connect.askStudent': {
    'body.studentId': { open: 'whom a company may ask is decided by reach.rules.ts' },
  },
  'company.connect.endConnect': {
    'body.studentId': {
      make: connectedStudent,
      call: (studentId) => ({ body: { studentId, act: 'end' } }),
    },
  },
};
