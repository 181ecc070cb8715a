import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { contentsOf, logoOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { reach } from '../../reach/reach.query.ts';
import { waitingPlace } from './applications.repo.ts';
import { listCalledOff } from './called-off.repo.ts';

/** More than anybody applies for; the latest matter. */
const most = 200;

export async function listApplied(db: Db, studentId: string) {
  const [applied, calledOff] = await Promise.all([
    listPersonalData(db, studentId),
    listCalledOff(db, studentId, most),
  ]);
  return [...applied, ...calledOff]
    .toSorted((one, other) => other.appliedAt.getTime() - one.appliedAt.getTime())
    .slice(0, most);
}

async function listPersonalData(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('event_application as mine')
    .innerJoin(contentsOf('event').as('content'), 'content.id', 'mine.event_id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('mine.student_id', '=', studentId)
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['mine.event_id as eventId', 'mine.state', 'mine.applied_at as appliedAt'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select(['content.published', waitingPlace.as('waitingPlace')])
    .select(['company.verified_at as verifiedAt', logoOf('company.id').as('logo')])
    .orderBy('mine.applied_at', 'desc')
    .orderBy('mine.event_id')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, ...row }) => {
    const event = readDocument('event')(published);
    return event ? [{ ...row, event }] : [];
  });
}

export type AppliedRow = Awaited<ReturnType<typeof listApplied>>[number];
