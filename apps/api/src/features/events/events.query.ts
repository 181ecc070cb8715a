import type { EventApplicationStateId } from '@engawa/contract/reference/contents/event-application-states';
import { type RawBuilder, sql } from 'kysely';
import type { Condition, Id } from '../../query.ts';
import { isContentOf } from '../contents/contents.query.ts';

interface Pair {
  student: Id;
  company: Id;
}

/** The student has applied for an event of the company, cancelled applications included. */
export const hasAppliedForEvent = ({ student, company }: Pair): Condition => sql`exists (
  select from event_application
  where event_application.student_id = ${student}
    and ${isContentOf(sql.ref('event_application.event_id'), company)})`;

/** The student has applied for an event of the company and not cancelled. */
export const takesPartInEvent = ({ student, company }: Pair): Condition => sql`exists (
  select from event_application
  where event_application.student_id = ${student} and event_application.state <> 'cancelled'
    and ${isContentOf(sql.ref('event_application.event_id'), company)})`;

/** Number of applications in a state, for the event of the surrounding statement. */
export const howMany = (state: EventApplicationStateId): RawBuilder<number> => sql<number>`(
  select count(*) from event_application
  where event_application.event_id = content.id and event_application.state = ${state})`;
