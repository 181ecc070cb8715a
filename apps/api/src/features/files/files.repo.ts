import type { UploadPurposeName } from '@engawa/contract/files/purposes';
import type { Actor, CompanyActor } from '@engawa/platform/auth/actor';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../database.ts';
import { isInThreadOfCompany, isInThreadOfStudent } from '../messages/messages.query.ts';
import { reach } from '../reach/reach.query.ts';

export type NewFile = Insertable<Tables['stored_file']>;

/** Stores the keys before the bytes, so that the sweep can delete them if the request fails. */
export async function reserveKeys(db: Db, keys: string[], sweepAfter: Date): Promise<void> {
  await db
    .insertInto('stored_object')
    .values(keys.map((key) => ({ key, sweep_after: sweepAfter })))
    .execute();
}

export async function insertFile(tx: Tx, file: NewFile, keys: string[]): Promise<string> {
  const { id } = await tx
    .insertInto('stored_file')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseWithoutOwner);
  await tx
    .updateTable('stored_object')
    .set({ file_id: id })
    .where('key', '=', oneOf(keys))
    .execute();
  return id;
}

/** A student erased during the upload is answered as signed out. */
function refuseWithoutOwner(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'stored_file_student_id_fkey') refuse('session_expired');
  throw error;
}

/**
 * The actor's own uploads, files they are marked as a reader of, files of their threads, and
 * pictures shown in their company's contents. Unused uploads of colleagues stay private.
 */
const sender = ({ companyId }: CompanyActor) => ({
  student: sql.ref<string>('stored_file.student_id'),
  company: companyId,
});

export function findReadable(db: Db, actor: Actor, id: string) {
  return db
    .selectFrom('stored_file')
    .select(['id', 'key', 'name', 'media_type', 'pictures', 'scanned_at', 'infected'])
    .where('id', '=', id)
    .where((where) => {
      const uses = where
        .selectFrom('file_use')
        .whereRef('file_use.file_id', '=', 'stored_file.id')
        .select('file_use.file_id');
      const own = where('uploaded_by', '=', actor.accountId);
      if (actor.kind === 'student') {
        const read = where.exists(uses.where('reader_student_id', '=', actor.accountId));
        return where.or([own, read, isInThreadOfStudent(actor.accountId)]);
      }
      const shown = where
        .exists(uses)
        .and('company_id', '=', actor.companyId)
        .and('purpose', '=', 'picture');
      const read = where.exists(
        uses
          .where('reader_company_id', '=', actor.companyId)
          // Files from a student are hidden while the student is not available to the company.
          .where((lent) =>
            lent.or([
              lent('stored_file.student_id', 'is', null),
              reach.companyMaySee(sender(actor)),
            ]),
          ),
      );
      return where.or([own, read, shown, isInThreadOfCompany(actor)]);
    })
    .executeTakeFirst();
}

/** Locks the file first, so that a use added meanwhile is seen. */
export async function lockOwned(tx: Tx, actor: Actor, id: string) {
  const file = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', id)
    .where('uploaded_by', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirst();
  return file && { id: file.id, inUse: await isUsed(tx, id) };
}

export async function isUsed(tx: Tx, id: string): Promise<boolean> {
  const use = await tx
    .selectFrom('file_use')
    .select('file_id')
    .where('file_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stored_file').where('id', '=', id).execute();
}

export const findByKey = (db: Db, key: string) =>
  db
    .selectFrom('stored_file')
    .select(['name', 'media_type', 'pictures', 'scanned_at', 'infected'])
    .where('key', '=', key)
    .executeTakeFirst();

/** Finds a picture by a variant's key; original files cannot be served as pictures. */
export const findPicture = (db: Db, key: string) =>
  db
    .selectFrom('stored_object')
    .innerJoin('stored_file', 'stored_file.id', 'stored_object.file_id')
    .select(['stored_file.student_id as studentId', 'stored_file.pictures'])
    .where('stored_object.key', '=', key)
    .where('stored_file.key', '!=', key)
    .executeTakeFirst();

/** Deletes a batch of unused files; rows locked by an attaching command are skipped. */
export async function deleteUnused(tx: Tx, before: Date): Promise<number> {
  const candidates = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('created_at', '<', before)
    .where((where) => where.or([where('let_go_at', 'is', null), where('let_go_at', '<', before)]))
    .where(isUnused)
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  if (candidates.length === 0) return 0;
  const ids = candidates.map((file) => file.id);
  const result = await tx
    .deleteFrom('stored_file')
    .where('id', '=', oneOf(ids))
    .where(isUnused)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export const isUnused = (where: ExpressionBuilder<Tables, 'stored_file'>) =>
  where.not(
    where.exists(
      where
        .selectFrom('file_use')
        .whereRef('file_use.file_id', '=', 'stored_file.id')
        .select('file_use.file_id'),
    ),
  );

export const listOrphans = (db: Db, now: Date) =>
  db
    .selectFrom('stored_object')
    .select('key')
    .where('file_id', 'is', null)
    .where('sweep_after', '<', now)
    .limit(500)
    .execute();

export const countFiles = (db: Db) =>
  db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();

/** Objects that a backup saves. An object without a file belongs to an unfinished upload. */
export const keysToSaveSql = 'select key from stored_object where file_id is not null order by key';

export async function forgetObject(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stored_object').where('key', '=', key).execute();
}

/** Locks the actor's own upload; a colleague's is not found. */
export const lockUpload = (tx: Tx, actor: Actor, id: string, purpose: UploadPurposeName) =>
  tx
    .selectFrom('stored_file')
    .select(['id', 'key', 'name'])
    .where('id', '=', id)
    .where('uploaded_by', '=', actor.accountId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();

export async function addUse(
  tx: Tx,
  fileId: string,
  subject: string,
  endsAt?: Date,
): Promise<void> {
  await tx
    .insertInto('file_use')
    .values({ file_id: fileId, subject, ends_at: endsAt ?? null })
    .execute();
}

export async function endPastUses(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('file_use').where('ends_at', '<=', now).execute();
}

export async function endUses(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('file_use').where('subject', '=', subject).execute();
}
