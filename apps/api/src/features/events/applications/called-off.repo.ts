import type { EventDocument } from '@engawa/contract/events/schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { logoOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { reach } from '../../reach/reach.query.ts';

/** Rows per statement, far below PostgreSQL's parameter limit. */
const atOnce = 1_000;

interface CalledOff {
  id: string;
  companyId: string;
  published: EventDocument;
}

/** Copies an event that is about to be deleted into the lists of its applicants. */
export async function storeCalledOff(tx: Tx, event: CalledOff): Promise<void> {
  const applications = await tx
    .selectFrom('event_application')
    .where('event_id', '=', event.id)
    .where('state', 'in', ['going', 'waiting'])
    .select(['student_id', 'applied_at'])
    .execute();
  const document = JSON.stringify(event.published);
  const rows = applications.map((one) => ({
    ...one,
    event_id: event.id,
    company_id: event.companyId,
    document,
  }));
  for (let at = 0; at < rows.length; at += atOnce) {
    await tx
      .insertInto('called_off_event')
      .values(rows.slice(at, at + atOnce))
      .execute();
  }
}

export async function listCalledOff(db: Db, studentId: string, most: number) {
  const rows = await db
    .selectFrom('called_off_event as mine')
    .innerJoin('company', 'company.id', 'mine.company_id')
    .where('mine.student_id', '=', studentId)
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['mine.event_id as eventId', 'mine.applied_at as appliedAt', 'mine.document'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select(['company.verified_at as verifiedAt', logoOf('company.id').as('logo')])
    .orderBy('mine.applied_at', 'desc')
    .orderBy('mine.event_id')
    .limit(most)
    .execute();
  return rows.flatMap(({ document, ...row }) => {
    const event = readDocument('event')(document);
    return event ? [{ ...row, event, state: 'called-off' as const, waitingPlace: null }] : [];
  });
}
