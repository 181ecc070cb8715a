import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { eventView } from '../company-view/schemas.ts';
import { contentId, images } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { eventFormats } from '../reference/contents/event-formats.ts';
import { idSchema } from '../reference/id-schema.ts';
import { applicationState, appliedState } from './schemas.ts';

const oneEvent = z.object({ id: contentId });

/** Null: not applied. `waitingPlace` is 1 for the first in the waiting list. */
const myPlace = z.object({
  state: applicationState.nullable(),
  waitingPlace: z.int().nullable(),
  /** Null unless the student takes part online. */
  onlineUrl: z.string().nullable(),
});

export const showEventToStudent = endpoint({
  id: 'student.events.showEvent',
  method: 'GET',
  path: '/v1/student/event/{id}',
  summary: 'A published event that the student may see, and their own place in it.',
  auth: student,
  params: oneEvent,
  reply: z.object({ event: eventView, application: myPlace, images }),
  errors: [],
});

export const listAppliedEvents = endpoint({
  id: 'student.events.listApplied',
  method: 'GET',
  path: '/v1/student/event-apply',
  summary: 'The events the student applied for, the last application first; at most 200.',
  auth: student,
  reply: z.object({
    applyList: z.array(
      z.object({
        eventId: contentId,
        companyId: z.uuid(),
        companyName: bilingualName,
        title: bilingualName,
        place: bilingualName,
        format: idSchema(eventFormats),
        startsAt: z.string().nullable(),
        endsAt: z.string().nullable(),
        state: appliedState,
        waitingPlace: z.int().nullable(),
        appliedAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});

/** Each application sends a mail: more than anybody plans in an hour, but no flood. */
const perStudent = [{ by: 'account', max: 30, seconds: 3600 }] as const;

export const applyForEvent = endpoint({
  id: 'student.events.applyForEvent',
  method: 'POST',
  path: '/v1/student/event-apply',
  summary: 'Takes a place, or the next one in the waiting list.',
  auth: student,
  body: z.strictObject({ eventId: contentId }),
  reply: z.object({ application: myPlace }),
  says: 'sent',
  errors: ['event_closed', 'event_already_applied'],
  limits: perStudent,
});

export const cancelEvent = endpoint({
  id: 'student.events.cancelEvent',
  method: 'POST',
  path: '/v1/student/event-apply/cancel',
  summary: 'Gives the place back; the first in the waiting list gets it and is told by mail.',
  auth: student,
  body: z.strictObject({ eventId: contentId }),
  reply: z.object({ application: myPlace }),
  says: 'updated',
  errors: ['event_closed'],
  limits: perStudent,
});

export const showEventCalendar = endpoint({
  id: 'student.events.showCalendar',
  method: 'GET',
  path: '/v1/student/event/{id}/calendar',
  summary: 'The event as a calendar file (.ics), for those who applied.',
  auth: student,
  params: oneEvent,
  reply: 'file',
  mediaTypes: ['text/calendar'],
  errors: [],
});
