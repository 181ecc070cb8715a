/**
 * Feature events. Company events with applications, waiting list and attendance; the event itself
 * is a post (`features/posts`).
 */

import {
  changeEventStatus,
  deleteEvent as deleteEndpoint,
  duplicateEvent as duplicateEndpoint,
  exportEventApplicants,
  listEventApplicants,
  listEvents,
  saveEvent as saveEndpoint,
  showEvent as showEndpoint,
} from '@engawa/contract/events/company';
import {
  applyForEvent as applyEndpoint,
  cancelEvent as cancelEndpoint,
  listAppliedEvents,
  showEventCalendar,
  showEventToStudent,
} from '@engawa/contract/events/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { listOf } from '../posts/public.ts';
import { changeStatus } from './company/change-status.ts';
import { deleteEvent } from './company/delete-event.ts';
import { duplicateEvent } from './company/duplicate-event.ts';
import { exportApplicants } from './company/export-applicants.ts';
import { listApplicants } from './company/list-applicants.ts';
import { saveEvent } from './company/save-event.ts';
import { showEvent } from './company/show-event.ts';
import type { EventServices } from './event-services.ts';
import { presentListed } from './events.present.ts';
import { listPage } from './events.repo.ts';
import { applyForEvent } from './student/apply-for-event.ts';
import { cancelEvent } from './student/cancel-event.ts';
import { listApplied } from './student/list-applied.ts';
import { showCalendar } from './student/show-calendar.ts';
import { showEvent as showToStudent } from './student/show-event.ts';

const listed = listOf({
  kind: 'event',
  list: 'eventPostingList',
  searched: ['title', 'description', 'place'],
  readPage: listPage,
  present: presentListed,
});

export const eventRoutes = (services: EventServices) => [
  bind(listEvents, listed),
  bind(showEndpoint, showEvent),
  bind(saveEndpoint, saveEvent(services)),
  bind(changeEventStatus, changeStatus(services)),
  bind(duplicateEndpoint, duplicateEvent),
  bind(deleteEndpoint, deleteEvent(services)),
  bind(listEventApplicants, listApplicants),
  bind(exportEventApplicants, exportApplicants),
  bind(showEventToStudent, showToStudent),
  bind(listAppliedEvents, listApplied),
  bind(applyEndpoint, applyForEvent(services)),
  bind(cancelEndpoint, cancelEvent(services)),
  bind(showEventCalendar, showCalendar(services)),
];
