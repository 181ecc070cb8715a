import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Acquainted, createAcquainted, mark } from '../../../testing/people/acquainted.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin } from '../../../testing/server/desk.ts';
import { whereShown } from '../../../testing/server/every-answer.ts';

let api: TestApp;
let two: Acquainted;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'off', CALLS_PER_MINUTE: '100000' } });
  two = await createAcquainted(api);
});
afterAll(() => api.close());

const say = (command: string) => admin(api, command, two.who.companyId);

/** The student's own history, which stays readable: threads, applications and saved items. */
const ownHistory = [
  '/v1/student/messages',
  '/v1/student/messages-search',
  '/v1/student/my-activities/applications',
  '/v1/student/event-apply',
  '/v1/student/profile-views',
  '/v1/student/account',
  '/v1/student/profile/show',
  '/v1/student/after-offer',
  '/v1/student/calendar',
];

const companyMarks = () => [two.who.companyId, mark];

async function shownToStudent() {
  const { student, ids } = two;
  return whereShown(api, { who: student, kind: 'student', ids, marks: companyMarks() });
}
const shownToAnyone = () =>
  whereShown(api, { kind: 'anyone', ids: two.ids, marks: companyMarks() });
async function shownToPartner() {
  const { partner, ids } = two;
  return whereShown(api, { who: partner, kind: 'company', ids, marks: [two.who.companyId] });
}

test('a suspended company is shown nowhere, and lifting the suspension restores everything', async () => {
  const before = {
    student: await shownToStudent(),
    anyone: await shownToAnyone(),
    partner: await shownToPartner(),
  };
  expect(before.student.size).toBeGreaterThan(15);
  expect(before.anyone.size).toBeGreaterThan(2);
  expect(before.partner.size).toBeGreaterThan(1);
  expect(await say('suspend-company')).toMatch(/^Suspended .* 1 people are signed out; 2 open/);
  // Past the caches: public pages seconds, the home page's lists a minute.
  api.clock.advance(61);
  const during = [...(await shownToStudent()).keys()];
  const elsewhere = during.filter((url) => !ownHistory.some((own) => url.startsWith(own)));
  expect(elsewhere).toEqual([]);
  expect([...(await shownToAnyone()).keys()]).toEqual([]);
  expect([...(await shownToPartner()).keys()]).toEqual([]);
  expect(await say('unsuspend-company')).toContain('is open again: 2 open jobs');
  // Past the caches: public pages seconds, the home page's lists a minute.
  api.clock.advance(61);
  expect([...(await shownToStudent()).keys()]).toEqual([...before.student.keys()]);
  expect([...(await shownToAnyone()).keys()]).toEqual([...before.anyone.keys()]);
  expect([...(await shownToPartner()).keys()]).toEqual([...before.partner.keys()]);
});
