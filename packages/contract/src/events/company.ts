import { z } from 'zod';
import { audience } from '../audience/schemas.ts';
import { postEndpoints } from '../contents/post-endpoints.ts';
import { contentId } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { eventStatusFilters } from '../reference/contents/event-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';
import { eventApplicant, eventContent, eventFields, eventStatus, listedEvent } from './schemas.ts';

const recruiters = company(0, 1, 2);
const oneEvent = z.object({ id: contentId });

export const {
  list: listEvents,
  show: showEvent,
  save: saveEvent,
  changeStatus: changeEventStatus,
  remove: deleteEvent,
} = postEndpoints({
  kind: 'event',
  words: {
    one: 'an event',
    list: 'events, the next first',
    statuses: 'Shows, hides, limits or withdraws',
    alsoDeleted: '; those who applied are told by mail unless it is over',
  },
  paths: {
    list: '/v1/company/event-postings',
    one: '/v1/company/event-posting',
    content: '/v1/company/event-content-management',
  },
  list: 'eventPostingList',
  status: eventStatus,
  filter: idSchema(eventStatusFilters),
  listed: listedEvent,
  opened: eventContent,
  /** Saving a draft of a limited event leaves its audience unchanged. */
  fields: { audience, ...eventFields },
  errors: ['audience_missing'],
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
