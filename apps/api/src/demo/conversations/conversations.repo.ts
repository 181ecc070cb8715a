import type { Tx } from '../../database.ts';

export async function listDemoRecruiters(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .where('company.is_demo', '=', true)
    .select(['recruiter.id', 'recruiter.email', 'recruiter.company_id as companyId'])
    .execute();
  return new Map(rows.map(({ id, email, companyId }) => [`${companyId} ${email}`, id]));
}

export const findThread = (
  tx: Tx,
  { studentId, companyId }: Record<'studentId' | 'companyId', string>,
) =>
  tx
    .selectFrom('thread')
    .select(['id', 'created_at as since'])
    .where('student_id', '=', studentId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();

export const findStudentName = (tx: Tx, id: string) =>
  tx
    .selectFrom('student')
    .select(['first_name', 'last_name', 'name_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface Changed {
  editedAt?: Date;
  deletedAt?: Date;
}

export async function changeMessage(tx: Tx, id: string, { editedAt, deletedAt }: Changed) {
  await tx
    .updateTable('thread_message')
    .set({
      ...(editedAt && { edited_at: editedAt }),
      ...(deletedAt && { deleted_at: deletedAt, text: null, folded: '' }),
    })
    .where('id', '=', id)
    .execute();
}

interface Standing {
  assigneeId: string | null;
  unread: { student: number; company: number };
  /** Message numbers up to which each side has read. */
  read: { student: number; company: number };
}

/** Sets assignee, unread count and read position of a thread, without any notification. */
export async function settleThread(tx: Tx, id: string, { assigneeId, unread, read }: Standing) {
  await tx
    .updateTable('thread')
    .set({
      assignee_id: assigneeId,
      student_unread: unread.student,
      company_unread: unread.company,
      student_read: read.student,
      company_read: read.company,
      student_mail_at: null,
      company_mail_at: null,
    })
    .where('id', '=', id)
    .execute();
}
