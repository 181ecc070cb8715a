import { randomUUID } from 'node:crypto';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
} from '../../database/factories.ts';
import type { TestApp } from '../../server/app.ts';
import { startTalking, type Talking } from '../../talk/messages.ts';
import { slotCalls } from '../../talk/slots.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from '../fixture.ts';

const body = (part: object) => ({ body: part as Record<string, unknown> });
const own = { open: 'the caller makes it up; another’s is refused in messages-refused.test.ts' };

async function offer(test: TestApp, talking: Talking) {
  const calls = slotCalls(test);
  return (await calls.offer(talking.who, talking.threadId)).json().written.slots;
}

const offered: Theirs<SignedIn>['make'] = async (test, student) =>
  (await offer(test, await startTalking(test, { student }))).id;
const picked: Theirs<SignedIn>['make'] = async (test, student) => {
  const { id, times } = await offer(test, await startTalking(test, { student }));
  await slotCalls(test).pick(student, id, times[0].id);
  return id;
};
const timeOf = async (test: TestApp, id: string): Promise<string> => {
  const { rows } = await test.services.databases.pool.query<{ id: string }>(
    'select id from slot_time where offer_id = $1 order by starts_at limit 1',
    [id],
  );
  return rows[0]?.id ?? randomUUID();
};

export const slotsOfStudents: StudentFixtures = {
  'student.slots.pickSlot': {
    'body.id': {
      make: offered,
      call: async (id, test) => body({ id, timeId: await timeOf(test, id) }),
    },
    'body.timeId': { open: 'a place in the offer that is named beside it' },
  },
  'student.slots.askForOthers': {
    'body.id': { make: offered, call: (id) => body({ id }) },
  },
  'student.slots.callOff': { 'body.id': { make: picked, call: (id) => body({ id }) } },
  'student.slots.downloadSlot': {
    'params.id': { make: picked, call: (id) => ({ params: { id } }) },
  },
};

const ofCompany: Theirs<SignedInRecruiter>['make'] = async (test, who) => {
  const talking = await startTalking(test, { who });
  const { id, times } = await offer(test, talking);
  await slotCalls(test).pick(talking.student, id, times[0].id);
  return id;
};

const colleague: Theirs<SignedInRecruiter>['make'] = async (test, { companyId }) =>
  (await createRecruiter(test, { companyId })).accountId;

export const slotsOfCompanies: CompanyFixtures = {
  'company.slots.offerSlots': {
    'body.threadId': {
      make: async (test, who) => (await startTalking(test, { who })).threadId,
      call: (threadId, test) => body(slotCalls(test).offerBody(threadId)),
    },
    'body.clientId': own,
    'body.interviewerIds[]': {
      make: colleague,
      call: async (id, test, who) => {
        const { threadId } = await startTalking(test, { who });
        return body(slotCalls(test).offerBody(threadId, { interviewerIds: [id] }));
      },
    },
  },
  'company.slots.moveSlot': {
    'body.id': {
      make: ofCompany,
      call: (id, test) => body({ id, ...slotCalls(test).moved() }),
    },
    'body.interviewerIds[]': {
      make: colleague,
      call: async (id, test, who) =>
        body({
          id: await ofCompany(test, who),
          ...slotCalls(test).moved(),
          interviewerIds: [id],
        }),
    },
  },
  'company.slots.callOff': { 'body.id': { make: ofCompany, call: (id) => body({ id }) } },
  'company.slots.downloadSlot': {
    'params.id': { make: ofCompany, call: (id) => ({ params: { id } }) },
  },
};
