import type { SignedIn, SignedInRecruiter } from '../../database/factories.ts';
import { fillProfile } from '../../people/profile.ts';
import type { TestApp } from '../../server/app.ts';
import { afterOfferCalls, makeOffer } from '../../talk/after-offer.ts';
import type { CompanyFixtures, StudentFixtures } from '../fixture.ts';

const body = (part: object) => ({ body: part as Record<string, unknown> });

async function ofStudent(test: TestApp, student: SignedIn): Promise<string> {
  await fillProfile(test, student);
  const { threadId } = await makeOffer(test, { student });
  await afterOfferCalls(test).share(student, threadId);
  return threadId;
}

async function ofCompany(test: TestApp, who: SignedInRecruiter): Promise<string> {
  const { student, threadId } = await makeOffer(test, { who });
  await afterOfferCalls(test).share(student, threadId);
  return threadId;
}

export const afterOfferOfStudents: StudentFixtures = {
  'student.afterOffer.showOffer': {
    'params.id': { make: ofStudent, call: (id) => ({ params: { id } }) },
  },
  'student.afterOffer.shareStay': {
    'body.threadId': {
      make: ofStudent,
      call: (threadId) => body({ threadId, startsIn: '2027-10' }),
    },
  },
  'student.afterOffer.unshareStay': {
    'body.threadId': { make: ofStudent, call: (threadId) => body({ threadId }) },
  },
  'student.afterOffer.tickStep': {
    'body.threadId': {
      make: ofStudent,
      call: (threadId) => body({ threadId, step: 'own-papers', done: true }),
    },
  },
};

export const afterOfferOfCompanies: CompanyFixtures = {
  'company.afterOffer.showOffer': {
    'params.id': { make: ofCompany, call: (id) => ({ params: { id } }) },
  },
  'company.afterOffer.tickStep': {
    'body.threadId': {
      make: ofCompany,
      call: (threadId) => body({ threadId, step: 'employment-terms', done: true }),
    },
  },
};
