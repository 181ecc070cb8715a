import { z } from 'zod';
import { audience } from '../audience/schemas.ts';
import {
  contentId,
  images,
  listQuery,
  nextCursor,
  postSays,
  saved,
  saving,
} from '../contents/schemas.ts';
import { company, documentBody, endpoint } from '../endpoint.ts';
import { eventStatusFilters } from '../reference/contents/event-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { eventApplicant, eventContent, eventFields, eventStatus, listedEvent } from './schemas.ts';

const recruiters = company(0, 1, 2);
const oneEvent = z.object({ id: contentId });

export const listEvents = endpoint({
  id: 'company.events.listEvents',
  method: 'GET',
  path: '/v1/company/event-postings',
  summary: 'The company’s events, the next first, with how many there are of each status.',
  auth: recruiters,
  query: z.object({ ...listQuery, status: idSchema(eventStatusFilters).optional() }),
  reply: z.object({
    eventPostingList: z.array(listedEvent),
    counts: z.record(z.string(), z.int()),
    nextCursor,
    images,
  }),
  errors: [],
});

export const showEvent = endpoint({
  id: 'company.events.showEvent',
  method: 'GET',
  path: '/v1/company/event-content-management/{id}',
  summary: 'One event as its editors see it.',
  auth: recruiters,
  params: oneEvent,
  reply: z.object({ event: eventContent, images }),
  errors: [],
});

export const saveEvent = endpoint({
  id: 'company.events.saveEvent',
  method: 'POST',
  path: '/v1/company/event-content-management',
  summary: 'Saves an event: as a draft beside what is shown, or as what is shown from now on.',
  auth: recruiters,
  bodyLimit: documentBody,
  body: z.strictObject({
    ...saving,
    /** Null for a new one. */
    eventId: contentId.nullable(),
    /** Draft changes nothing of what talent sees; any other status takes the new content. */
    status: eventStatus,
    /** Of an event that is limited, a draft leaves it as it is. */
    audience,
    ...eventFields,
  }),
  reply: saved.extend({ status: eventStatus }),
  says: postSays,
  errors: ['stale_version', 'audience_missing', 'contents_used_up'],
});

export const changeEventStatus = endpoint({
  id: 'company.events.changeStatus',
  method: 'POST',
  path: '/v1/company/event-postings/status',
  summary:
    'Shows, hides, limits or withdraws an event. Showing a draft is checked like publishing.',
  auth: recruiters,
  body: z.strictObject({ eventId: contentId, status: eventStatus }),
  reply: z.object({ event: listedEvent }),
  says: 'status_updated',
  errors: ['audience_missing', 'status_not_possible'],
});

export const duplicateEvent = endpoint({
  id: 'company.events.duplicateEvent',
  method: 'POST',
  path: '/v1/company/event-posting/{id}/duplicate',
  summary: 'A new draft with the same content, without its dates and applicants.',
  auth: recruiters,
  params: oneEvent,
  reply: z.object({ event: listedEvent }),
  says: 'saved',
  errors: ['contents_used_up'],
});

export const deleteEvent = endpoint({
  id: 'company.events.deleteEvent',
  method: 'DELETE',
  path: '/v1/company/event-posting/{id}',
  summary: 'Deletes an event; those who applied are told by mail unless it is over.',
  auth: recruiters,
  params: oneEvent,
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const listEventApplicants = endpoint({
  id: 'company.events.listApplicants',
  method: 'GET',
  path: '/v1/company/event-apply-list/{id}',
  summary: 'Who applied for an event: those who come, then the waiting list, then who cancelled.',
  auth: recruiters,
  params: oneEvent,
  reply: z.object({ event: listedEvent, applyList: z.array(eventApplicant) }),
  errors: [],
});

export const exportEventApplicants = endpoint({
  id: 'company.events.exportApplicants',
  method: 'GET',
  path: '/v1/company/csv-event-apply-list-output/{id}',
  summary: 'The same list as CSV for a spreadsheet.',
  auth: recruiters,
  params: oneEvent,
  reply: 'file',
  mediaTypes: ['text/csv'],
  errors: [],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
});
