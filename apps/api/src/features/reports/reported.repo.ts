import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { attachedFiles } from '../files/files.query.ts';
import { isThreadOf, type Party } from '../messages/public.ts';

export const findCompany = (db: Db, id: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name_jp', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A message of the other side that this side may read, with what it says now. */
export const findMessage = (db: Db, party: Party, id: string) =>
  db
    .selectFrom('thread_message')
    .innerJoin('thread', 'thread.id', 'thread_message.thread_id')
    .where('thread_message.id', '=', id)
    .where('thread_message.side', '<>', party.side)
    .where(isThreadOf(party))
    .select(['thread.id as threadId', 'thread.company_id as companyId'])
    .select(['thread.student_id as studentId', 'text', 'sent_at as sentAt'])
    .select((of) =>
      of
        .selectFrom('thread_file')
        .innerJoin(attachedFiles.as('stored_file'), 'stored_file.id', 'thread_file.file_id')
        .whereRef('thread_file.message_id', '=', 'thread_message.id')
        .select(({ fn }) =>
          fn
            .coalesce(fn.agg<string[]>('array_agg', ['stored_file.name']), sql<string[]>`'{}'`)
            .as('names'),
        )
        .as('files'),
    )
    .executeTakeFirst();
