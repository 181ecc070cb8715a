import type { Db, Tx } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';

/** What a student applied for, the first first, in both languages. */
export async function listOwnApplications(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('event_application as application')
    .innerJoin('content', 'content.id', 'application.event_id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('application.student_id', '=', studentId)
    .orderBy('application.applied_at')
    .orderBy('application.event_id')
    .select(['content.published', 'company.name_jp', 'company.name_en'])
    .select(['application.state', 'application.applied_at as appliedAt'])
    .execute();
  return rows.map(({ published, name_jp, name_en, state, appliedAt }) => {
    const event = readDocument('event')(published);
    return {
      title: { jp: event?.jp?.title ?? null, en: event?.en?.title ?? null },
      companyName: { jp: name_jp, en: name_en },
      startsAt: event?.common.startsAt ?? null,
      state,
      appliedAt,
    };
  });
}

/** Of which events this gave a place back. */
export async function deleteApplications(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('event_application')
    .where('student_id', '=', studentId)
    .returning(['event_id', 'state'])
    .execute();
  return rows.flatMap(({ event_id, state }) => (state === 'going' ? event_id : []));
}
