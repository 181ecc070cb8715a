import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';

const notes = (db: Db) =>
  db
    .selectFrom('application_note as note')
    .leftJoin('recruiter as author', 'author.id', 'note.author_id')
    .select(['note.id', 'note.author_id as authorId', 'author.name as author'])
    .select(['note.text', 'note.created_at as at']);

export const listNotes = (db: Db, companyId: string, applicationId: string) =>
  notes(db)
    .where('note.company_id', '=', companyId)
    .where('note.application_id', '=', applicationId)
    .orderBy('note.id', 'desc')
    .execute();

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export const presentNote = (row: NoteRow, { accountId }: { accountId: string }) => ({
  id: row.id,
  author: row.author,
  mine: row.authorId === accountId,
  text: row.text,
  at: row.at.toISOString(),
});

export async function countNotes(db: Db, applicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_note')
    .where('application_id', '=', applicationId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewNote {
  applicationId: string;
  companyId: string;
  authorId: string;
  text: string;
  now: Date;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<NoteRow> {
  const { id } = await tx
    .insertInto('application_note')
    .values({
      application_id: note.applicationId,
      company_id: note.companyId,
      author_id: note.authorId,
      text: note.text,
      created_at: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return notes(tx)
    .where('note.company_id', '=', note.companyId)
    .where('note.id', '=', id)
    .executeTakeFirstOrThrow();
}

export const deleteOwnNote = (
  tx: Tx,
  { companyId, accountId }: { companyId: string; accountId: string },
  id: string,
) =>
  tx
    .deleteFrom('application_note')
    .where('company_id', '=', companyId)
    .where('author_id', '=', accountId)
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('application')
          .whereRef('application.id', '=', 'application_note.application_id')
          .where(
            reach.companyMaySee({
              student: sql.ref('application.student_id'),
              company: companyId,
            }),
          ),
      ),
    )
    .returning('application_id as applicationId')
    .executeTakeFirst();
