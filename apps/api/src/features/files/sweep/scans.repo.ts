import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';

/** After a failed attempt a file waits this long, so that it does not block the others. */
const pauseMs = 10 * 60_000;

export const listUnscanned = (db: Db, after: string | undefined, now: Date) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'key'])
    .where('scanned_at', 'is', null)
    .where(sql<boolean>`pictures = '[]'`)
    .where((where) =>
      where.or([
        where('scan_tried_at', 'is', null),
        where('scan_tried_at', '<', new Date(now.getTime() - pauseMs)),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(100)
    .execute();

export async function noteScan(tx: Tx, id: string, infected: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ scanned_at: now, infected })
    .where('id', '=', id)
    .execute();
}

export async function noteTry(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('stored_file').set({ scan_tried_at: now }).where('id', '=', id).execute();
}

/** Leaves the bytes to the sweep. The row stays, so that requests for the file get a reason. */
export async function releaseBytes(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('stored_object')
    .set({ file_id: null, sweep_after: now })
    .where('file_id', '=', id)
    .execute();
}

/** The uploader of either side; without an address if they have left. */
export const findUploader = (tx: Tx, id: string) =>
  tx
    .selectFrom('stored_file')
    .leftJoin('student', 'student.id', 'stored_file.uploaded_by')
    .leftJoin('recruiter', 'recruiter.id', 'stored_file.uploaded_by')
    .select((select) => [
      'stored_file.name',
      'stored_file.uploaded_by as accountId',
      'recruiter.company_id as companyId',
      mailLanguage('stored_file.uploaded_by').as('language'),
      select.fn.coalesce('student.email', 'recruiter.email').as('email'),
    ])
    .where('stored_file.id', '=', id)
    .executeTakeFirst();
