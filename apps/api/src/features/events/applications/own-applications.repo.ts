import type { Db, Tx } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument, type StoredDocument } from '../../contents/public.ts';

/** For the archive: applications, earliest first, in both languages; then called-off events. */
export async function listOwnApplications(db: Db, studentId: string) {
  const [applied, calledOff] = await Promise.all([
    listApplied(db, studentId),
    listOff(db, studentId),
  ]);
  return [...applied, ...calledOff];
}

async function listOff(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('called_off_event as mine')
    .innerJoin('company', 'company.id', 'mine.company_id')
    .where('mine.student_id', '=', studentId)
    .orderBy('mine.applied_at')
    .orderBy('mine.event_id')
    .select(['mine.document', 'company.name_jp', 'company.name_en'])
    .select('mine.applied_at as appliedAt')
    .execute();
  return rows.map(({ document, ...row }) =>
    presentOwn({ ...row, state: 'called-off', published: document }),
  );
}

async function listApplied(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('event_application as application')
    .innerJoin(contentsOf('event').as('content'), 'content.id', 'application.event_id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('application.student_id', '=', studentId)
    .orderBy('application.applied_at')
    .orderBy('application.event_id')
    .select(['content.published', 'company.name_jp', 'company.name_en'])
    .select(['application.state', 'application.applied_at as appliedAt'])
    .execute();
  return rows.map(presentOwn);
}

interface OwnRow {
  published: StoredDocument | null;
  name_jp: string | null;
  name_en: string | null;
  state: string;
  appliedAt: Date | null;
}

function presentOwn({ published, name_jp, name_en, state, appliedAt }: OwnRow) {
  const event = readDocument('event')(published);
  return {
    title: { jp: event?.jp?.title ?? null, en: event?.en?.title ?? null },
    companyName: { jp: name_jp, en: name_en },
    startsAt: event?.common.startsAt ?? null,
    state,
    appliedAt,
  };
}

/** Returns the events in which this freed a place. */
export async function deleteApplications(tx: Tx, studentId: string): Promise<string[]> {
  await tx.deleteFrom('called_off_event').where('student_id', '=', studentId).execute();
  const rows = await tx
    .deleteFrom('event_application')
    .where('student_id', '=', studentId)
    .returning(['event_id', 'state'])
    .execute();
  return rows.flatMap(({ event_id, state }) => (state === 'going' ? event_id : []));
}
