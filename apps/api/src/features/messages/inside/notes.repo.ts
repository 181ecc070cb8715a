import type { Db, Tx } from '../../../database.ts';
import { pictureOf } from '../../files/files.query.ts';

const notes = (db: Db, companyId: string) =>
  db
    .selectFrom('thread_note')
    .leftJoin('recruiter as author', 'author.id', 'thread_note.author_id')
    .where('thread_note.company_id', '=', companyId)
    .select([
      'thread_note.id',
      'thread_note.after_number as after',
      'thread_note.author_id as authorId',
      'thread_note.text',
      'thread_note.created_at as at',
      'author.name as authorName',
      pictureOf('author.picture_id').as('authorPictures'),
    ]);

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export function listNotes(
  db: Db,
  companyId: string,
  threadId: string,
  { first, last }: { first: number; last: number | undefined },
) {
  let query = notes(db, companyId)
    .where('thread_note.thread_id', '=', threadId)
    .where('thread_note.after_number', '>=', first);
  if (last !== undefined) query = query.where('thread_note.after_number', '<=', last);
  return query.orderBy('thread_note.after_number').orderBy('thread_note.id').execute();
}

export const findNote = (db: Db, companyId: string, id: string) =>
  notes(db, companyId).where('thread_note.id', '=', id).executeTakeFirst();

export async function countNotes(tx: Tx, threadId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('thread_note')
    .where('thread_id', '=', threadId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewNote {
  threadId: string;
  companyId: string;
  after: number;
  authorId: string;
  text: string;
  now: Date;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<string> {
  const { id } = await tx
    .insertInto('thread_note')
    .values({
      thread_id: note.threadId,
      company_id: note.companyId,
      after_number: note.after,
      author_id: note.authorId,
      text: note.text,
      created_at: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Only the author may delete a note. */
export const deleteNote = (tx: Tx, companyId: string, authorId: string, id: string) =>
  tx
    .deleteFrom('thread_note')
    .where('company_id', '=', companyId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .returning('thread_id as threadId')
    .executeTakeFirst();
