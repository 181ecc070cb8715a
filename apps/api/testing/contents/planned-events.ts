import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import { expect } from 'vitest';
import { createStudent, type SignedIn, type SignedInRecruiter } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { eventCalls, eventWith, mailSettledChanges, saveOne } from './events.ts';

type Change = NonNullable<Parameters<typeof eventWith>[1]>;

export interface ChangeMail {
  template: string;
  language: 'ja' | 'en';
  data: Record<string, string>;
}

export const times = { startsAt: '2031-04-05T08:30', endsAt: '2031-04-05T10:00' };
export const later = { startsAt: '2031-04-06T13:00', endsAt: '2031-04-06T15:00' };

/** Sets a student's mail language and the timing of application mails. */
export async function choose(
  api: TestApp,
  one: SignedIn,
  language: 'ja' | 'en',
  applications: MailTiming = 'at_once',
): Promise<void> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/v1/student/settings',
    headers: one.headers,
    payload: {
      version: 0,
      mailNotices: { connects: 'at_once', messages: 'at_once', applications, news: 'never' },
      language,
      occupation: 'student',
      jobHuntingStatus: 'looking',
      blockedCompanyIds: [],
    },
  });
  expect(reply.statusCode).toBe(200);
}

/** An event with one place and three applicants, of whom the last has cancelled. */
export async function planEvent(api: TestApp, who: () => SignedInRecruiter, change: Change = {}) {
  const calls = eventCalls(api);
  const common = { ...times, capacity: 1, ...change.common };
  const id = await saveOne(calls, who(), eventWith(api, { ...change, common }));
  const people = await Promise.all([1, 2, 3].map(() => createStudent(api)));
  const [going, waiting, gone] = people as [SignedIn, SignedIn, SignedIn];
  await choose(api, waiting, 'en');
  for (const one of people) await calls.apply(one, id);
  await calls.cancel(gone, id);
  api.clock.advance(1);
  const publish = async (version: number, next: Change, status = 'public') => {
    const event = eventWith(api, { ...next, common: { ...common, ...next.common } });
    const reply = await calls.save(who(), { eventId: id, version, status, ...event });
    expect(reply.statusCode).toBe(200);
  };
  return { id, people: [going, waiting, gone], going, waiting, publish };
}

/** Data of the mails about event changes to one person. */
export async function changeMailsTo(api: TestApp, one: SignedIn): Promise<ChangeMail[]> {
  const { rows } = await api.services.databases.pool.query<ChangeMail>(
    `select template, language, data from mail join student on student.email = mail.recipient
     where student.id = $1 and template = 'event-changed' order by mail.id`,
    [one.accountId],
  );
  return rows;
}

/** Number of change mails per person, after the changes have settled. */
export async function countChangeMails(api: TestApp, people: SignedIn[]): Promise<number[]> {
  await mailSettledChanges(api);
  return Promise.all(people.map(async (one) => (await changeMailsTo(api, one)).length));
}
