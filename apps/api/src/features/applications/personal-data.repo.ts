import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';
import { addSteps } from './sending/applications.repo.ts';

/** The student's applications with their snapshots and the steps the student may know of. */
export const listPersonalData = (db: Db, studentId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('application_snapshot as snapshot', 'snapshot.application_id', 'application.id')
    .where('application.student_id', '=', studentId)
    .orderBy('application.id')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select(['application.title_jp as jobJp', 'application.title_en as jobEn', 'application.way'])
    .select(['application.status', 'application.pre_applied_at as preAppliedAt'])
    .select(['application.applied_at as appliedAt', 'application.ended_at as endedAt'])
    .select('snapshot.document as sent')
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('application_step as step')
          .whereRef('step.application_id', '=', 'application.id')
          .where('step.kind', 'in', ['pre-applied', 'applied', 'in-progress'])
          .orderBy('step.id')
          .select(['step.kind', 'step.at']),
      ).as('steps'),
    )
    .execute();

export const listElsewherePersonalData = (db: Db, studentId: string) =>
  db
    .selectFrom('elsewhere_application')
    .where('student_id', '=', studentId)
    .orderBy('id')
    .select(['company_name as companyName', 'position', 'applied_on as appliedOn', 'state'])
    .select(['url', 'note'])
    .execute();

export async function eraseApplications(tx: Tx, studentId: string, now: Date): Promise<void> {
  const withdrawn = await tx
    .updateTable('application')
    .set({ status: 'withdrawn', status_at: now, ended_at: now })
    .set({ outcome: null, outcome_due: null, nudge_at: null })
    .where('student_id', '=', studentId)
    .where('ended_at', 'is', null)
    .returning(['id', 'company_id as companyId'])
    .execute();
  await addSteps(
    tx,
    withdrawn.map((row) => ({ ...row, kind: 'withdrawn', at: now })),
  );
  await tx
    .updateTable('application')
    .set({ outcome_text: null })
    .where('student_id', '=', studentId)
    .execute();
  const theirs = tx.selectFrom('application').select('id').where('student_id', '=', studentId);
  await tx.deleteFrom('application_snapshot').where('application_id', 'in', theirs).execute();
  await tx.deleteFrom('application_note').where('application_id', 'in', theirs).execute();
  await tx.deleteFrom('interview_form').where('application_id', 'in', theirs).execute();
  await tx.deleteFrom('application_rating').where('application_id', 'in', theirs).execute();
}
