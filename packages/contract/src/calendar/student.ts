import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { idSchema } from '../reference/id-schema.ts';
import { calendarKinds } from './kinds.ts';

const entry = z.object({
  key: z.string(),
  kind: idSchema(calendarKinds),
  /** In Japan's time zone. */
  day: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  title: bilingualName.nullable(),
  company: z.object({ id: z.uuid(), name: bilingualName }).nullable(),
  /** Id of the event, job or thread. */
  of: z.uuid().nullable(),
});

export const listCalendar = endpoint({
  id: 'student.calendar.listEntries',
  method: 'GET',
  path: '/v1/student/calendar',
  summary:
    'What is when for this student: the recruiting year of their cohort, their stay, events, ' +
    'appointments and deadlines of what they saved; the earliest first.',
  auth: student,
  reply: z.object({
    /** YYYY-MM; null while it is missing in the profile. */
    graduation: z.string().nullable(),
    /** False when the status has an end and the profile lacks it. */
    stayKnown: z.boolean(),
    entries: z.array(entry),
    feedMadeAt: z.iso.datetime().nullable(),
  }),
  errors: [],
});

export const makeCalendarFeed = endpoint({
  id: 'student.calendar.makeFeed',
  method: 'POST',
  path: '/v1/student/calendar/feed',
  summary:
    'Makes the secret address under which calendar programs read the calendar; one that was there ' +
    'before ends. It is shown this once.',
  auth: student,
  reply: z.object({ url: z.string(), madeAt: z.iso.datetime() }),
  secret: true,
  says: 'saved',
  errors: [],
  limits: [{ by: 'account', max: 20, seconds: 3600 }],
});

export const endCalendarFeed = endpoint({
  id: 'student.calendar.endFeed',
  method: 'DELETE',
  path: '/v1/student/calendar/feed',
  summary: 'Ends the secret address.',
  auth: student,
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});
