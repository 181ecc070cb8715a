import type { EventCommon, EventDocument, EventLanguage } from '@engawa/contract/events/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { notifyOfChanges } from '../../src/features/events/public.ts';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

/** A time this many hours ahead, in Japanese local time. */
export const inHours = (test: TestApp, hours: number): string =>
  minuteInJapan(new Date(test.clock.now().getTime() + hours * 3_600_000));

interface Change {
  jp?: Partial<EventLanguage> | null;
  en?: Partial<EventLanguage> | null;
  common?: Partial<EventCommon>;
}

/** An event of two hours in two weeks, at a place, in both languages. */
export const eventWith = (
  test: TestApp,
  { jp = {}, en = {}, common = {} }: Change = {},
): EventDocument => ({
  jp: jp && {
    title: '会社説明会',
    description: '仕事の内容と、留学生の採用についてお話しします。',
    place: '本社3階（東京都千代田区）',
    coverImage: null,
    ...jp,
  },
  en: en && {
    title: 'Open day',
    description: 'We talk about our work and how we hire international students.',
    place: 'Head office, 3rd floor, Chiyoda-ku, Tokyo',
    coverImage: null,
    ...en,
  },
  common: {
    startsAt: inHours(test, 14 * 24),
    endsAt: inHours(test, 14 * 24 + 2),
    deadline: null,
    format: 'place',
    onlineUrl: null,
    capacity: null,
    ...common,
  },
});

export const meetingUrl = 'https://meet.example/secret-room';

/** Makes an event online; the link is for participants only. */
export const online = { format: 'online', onlineUrl: meetingUrl } as const;

export const nobody = { connected: false, saveListIds: [] as string[], studentIds: [] as string[] };

export const eventCalls = (test: TestApp, language: 'ja' | 'en' = 'en') => {
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    who: SignedIn | null,
    body?: object,
  ) =>
    test.app.inject({
      method,
      url: `/v1/${path}`,
      headers: { languagetype: language, ...who?.headers },
      ...(body && { payload: body }),
    });
  return {
    list: (who: SignedIn | null, query = '') => send('GET', `company/event-postings${query}`, who),
    show: (who: SignedIn | null, id: string) =>
      send('GET', `company/event-content-management/${id}`, who),
    save: (who: SignedIn | null, change: object = {}) =>
      send('POST', 'company/event-content-management', who, {
        eventId: null,
        version: 0,
        inStep: [],
        status: 'draft',
        audience: nobody,
        ...eventWith(test),
        ...change,
      }),
    changeStatus: (who: SignedIn | null, eventId: string, status: string) =>
      send('POST', 'company/event-postings/status', who, { eventId, status }),
    duplicate: (who: SignedIn | null, id: string) =>
      send('POST', `company/event-posting/${id}/duplicate`, who),
    remove: (who: SignedIn | null, id: string) =>
      send('DELETE', `company/event-posting/${id}`, who),
    applicants: (who: SignedIn | null, id: string) =>
      send('GET', `company/event-apply-list/${id}`, who),
    csv: (who: SignedIn | null, id: string) =>
      send('GET', `company/csv-event-apply-list-output/${id}`, who),
    preview: (who: SignedIn | null, id: string) => send('GET', `company/event-preview/${id}`, who),
    see: (who: SignedIn | null, id: string) => send('GET', `student/event/${id}`, who),
    apply: (who: SignedIn | null, eventId: string) =>
      send('POST', 'student/event-apply', who, { eventId }),
    cancel: (who: SignedIn | null, eventId: string) =>
      send('POST', 'student/event-apply/cancel', who, { eventId }),
    calendar: (who: SignedIn | null, id: string) =>
      send('GET', `student/event/${id}/calendar`, who),
  };
};
export type EventCalls = ReturnType<typeof eventCalls>;

export async function saveOne(
  calls: EventCalls,
  who: SignedIn,
  change: object = {},
): Promise<string> {
  const reply = await calls.save(who, { status: 'public', ...change });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}

/** All rows of an event, to assert that nothing changed. */
export async function storedEvent(test: TestApp, id: string): Promise<unknown> {
  const { rows } = await test.services.databases.pool.query(
    `select content.*, post.status,
       (select json_agg(a order by a.student_id) from event_application a where a.event_id = post.id)
     from content join post on post.id = content.id where content.id = $1`,
    [id],
  );
  return rows[0];
}

/** Advances ten minutes and runs the job that mails about settled changes. */
export async function mailSettledChanges({ services, clock }: TestApp): Promise<void> {
  await notifyOfChanges({
    commands: services.databases.commands,
    writer: services.server.outbox,
    origin: services.origin,
    now: new Date(clock.now().getTime() + 10 * 60_000),
  });
}
