import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Tx } from '../../../database.ts';

export async function lendFiles(
  tx: Tx,
  { subject, companyId, files }: { subject: string; companyId: string; files: readonly string[] },
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('file_use')
    .values(
      files.map((fileId) => ({
        file_id: fileId,
        subject,
        reader_company_id: companyId,
        reader_student_id: null,
      })),
    )
    .execute();
}

/** Ends the access through these subjects; the sweep deletes files without another use. */
export async function endLending(tx: Tx, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('file_use').where('subject', '=', oneOf(subjects)).execute();
}
