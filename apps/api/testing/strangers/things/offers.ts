import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SignedIn } from '../../database/factories.ts';
import { fillProfile } from '../../people/profile.ts';
import { inProgress, offerOnce, termsFrom } from '../../talk/offers.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from '../fixture.ts';
import { offerFile } from './files.ts';

const body = (part: object) => ({ body: part as Record<string, unknown> });
const text = { jp: '{name}様', en: null };

const ofStudent: Theirs<SignedIn>['make'] = async (test, student) => {
  await fillProfile(test, student);
  return (await offerOnce(test, { student })).id;
};

export const offersOfStudents: StudentFixtures = {
  'student.offers.showOffer': {
    'params.id': { make: ofStudent, call: (id) => ({ params: { id } }) },
  },
  'student.offers.downloadOffer': {
    'params.id': { make: ofStudent, call: (id) => ({ params: { id } }) },
  },
  'student.offers.answerOffer': {
    'body.id': { make: ofStudent, call: (id) => body({ id, answer: 'accept' }) },
  },
  'student.offers.askForTime': {
    'body.id': {
      make: ofStudent,
      call: (id, test) => body({ id, until: addDays(todayInJapan(test.clock.now()), 20) }),
    },
  },
};

export const offersOfCompanies: CompanyFixtures = {
  'company.offers.showOffer': {
    'params.id': {
      make: async (test, who) => (await offerOnce(test, { who })).id,
      call: (id) => ({ params: { id } }),
    },
  },
  'company.offers.downloadOffer': {
    'params.id': {
      make: async (test, who) => (await offerOnce(test, { who })).id,
      call: (id) => ({ params: { id } }),
    },
  },
  'company.offers.previewOffer': {
    'body.id': {
      make: async (test, who) => (await inProgress(test, { who })).id,
      call: (id, test) => body({ id, terms: termsFrom(test) }),
    },
    'body.fileId': {
      make: offerFile,
      call: async (fileId, test, who) =>
        body({ id: (await inProgress(test, { who })).id, terms: termsFrom(test), fileId }),
    },
  },
  'company.offers.makeOffer': {
    'body.id': {
      make: async (test, who) => (await inProgress(test, { who })).id,
      call: (id, test) => body({ id, text, terms: termsFrom(test) }),
    },
    'body.fileId': {
      make: offerFile,
      call: async (fileId, test, who) =>
        body({ id: (await inProgress(test, { who })).id, text, terms: termsFrom(test), fileId }),
    },
  },
  'company.offers.extendOffer': {
    'body.id': {
      make: async (test, who) => (await offerOnce(test, { who })).id,
      call: (id, test) => body({ id, replyBy: addDays(todayInJapan(test.clock.now()), 20) }),
    },
  },
  'company.offers.withdrawOffer': {
    'body.id': {
      make: async (test, who) => (await offerOnce(test, { who })).id,
      call: (id) => body({ id, reason: '業績の急激な悪化のため' }),
    },
  },
};
