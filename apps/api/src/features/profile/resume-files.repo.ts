import type { ResumeSlotId } from '@engawa/contract/reference/people/resume-slots';
import { found } from '@engawa/platform/errors/refusal';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables, Tx } from '../../database.ts';
import { attachedFiles } from '../files/files.query.ts';

export const resumeFiles = (of: ExpressionBuilder<Tables, 'student'>) =>
  of
    .selectFrom('student_resume_file')
    .innerJoin(attachedFiles.as('file'), 'file.id', 'student_resume_file.file_id')
    .whereRef('student_resume_file.student_id', '=', 'student.id')
    .orderBy('slot')
    .select(['slot', 'file.id', 'name', 'media_type', 'bytes', 'pictures']);

export async function listResumeFiles(tx: Tx, studentId: string) {
  const { files } = await tx
    .selectFrom('student')
    .where('id', '=', studentId)
    .select((of) => jsonArrayFrom(resumeFiles(of)).as('files'))
    .executeTakeFirstOrThrow();
  return files;
}

export type ResumeFileRow = Awaited<ReturnType<typeof listResumeFiles>>[number];

/** The file in this slot; locked, so that two tabs change it one after the other. */
export async function lockSlot(tx: Tx, studentId: string, slot: ResumeSlotId) {
  const student = tx.selectFrom('student').select('id').where('id', '=', studentId);
  found(await student.forUpdate().executeTakeFirst());
  const row = await tx
    .selectFrom('student_resume_file')
    .select('file_id as fileId')
    .where('student_id', '=', studentId)
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row?.fileId;
}

export async function emptySlot(tx: Tx, studentId: string, slot: ResumeSlotId): Promise<void> {
  await tx
    .deleteFrom('student_resume_file')
    .where('student_id', '=', studentId)
    .where('slot', '=', slot)
    .execute();
}

export async function fillSlot(
  tx: Tx,
  studentId: string,
  slot: ResumeSlotId,
  fileId: string,
): Promise<void> {
  await tx
    .insertInto('student_resume_file')
    .values({ student_id: studentId, slot, file_id: fileId })
    .execute();
}
