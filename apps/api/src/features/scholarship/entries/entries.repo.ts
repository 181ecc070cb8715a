import type { ScholarshipEntryKindId } from '@engawa/contract/reference/scholarship';
import { refuse } from '@engawa/platform/errors/refusal';
import { orStale } from '@engawa/platform/errors/stale';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../database.ts';
import { attachedFiles } from '../../files/files.query.ts';

export interface EntryContent {
  category: ScholarshipEntryKindId;
  title: string | null;
  writeup: string | null;
}

const entries = (db: Db) =>
  db
    .selectFrom('scholarship_entry as entry')
    .select([
      'entry.id',
      'entry.programme_id as programmeId',
      'entry.version',
      'entry.category',
      'entry.title',
      'entry.writeup',
      'entry.created_at as createdAt',
      'entry.updated_at as updatedAt',
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('scholarship_entry_file as attached')
          .innerJoin(attachedFiles.as('file'), 'file.id', 'attached.file_id')
          .whereRef('attached.entry_id', '=', 'entry.id')
          .orderBy('attached.position')
          .select(['file.id', 'file.name', 'file.media_type', 'file.bytes', 'file.pictures']),
      ).as('files'),
    );

export const listEntries = (db: Db, studentId: string) =>
  entries(db).where('entry.student_id', '=', studentId).orderBy('entry.id').execute();

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export const readEntry = (tx: Tx, id: string) =>
  entries(tx).where('entry.id', '=', id).executeTakeFirstOrThrow();

/** Locks the entry; a second request for it waits. */
export const lockEntry = (tx: Tx, studentId: string, id: string) =>
  tx
    .selectFrom('scholarship_entry')
    .select(['id', 'programme_id as programmeId', 'category'])
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();

/** Undefined if the student has entered this category already, even concurrently. */
export async function insertEntry(
  tx: Tx,
  entry: EntryContent & { programmeId: string; studentId: string },
  now: Date,
): Promise<string | undefined> {
  const { programmeId, studentId, category, title, writeup } = entry;
  const row = await tx
    .insertInto('scholarship_entry')
    .values({
      programme_id: programmeId,
      student_id: studentId,
      category,
      title,
      writeup,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('scholarship_category_once').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch(refuseAs('scholarship_four_entries', 'too_many_entries'));
  return row?.id;
}

export async function updateEntry(
  tx: Tx,
  { id, version, category, title, writeup }: EntryContent & { id: string; version: number },
  now: Date,
): Promise<void> {
  const updated = await tx
    .updateTable('scholarship_entry')
    .set({ category, title, writeup, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
    .catch(refuseAs('scholarship_category_once', 'category_taken'));
  await orStale(updated, () => storedVersion(tx, id));
}

async function storedVersion(tx: Tx, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('scholarship_entry')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

export async function deleteEntryRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('scholarship_entry').where('id', '=', id).execute();
}

/** Turns a violation of this constraint into a refusal; rethrows other errors. */
const refuseAs =
  (constraint: string, code: 'too_many_entries' | 'category_taken') =>
  (error: unknown): never => {
    if ((error as { constraint?: string }).constraint === constraint) refuse(code);
    throw error;
  };
