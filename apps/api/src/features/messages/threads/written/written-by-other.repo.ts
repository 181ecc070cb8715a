import { sql } from 'kysely';
import type { Db } from '../../../../database.ts';
import { attachedFiles } from '../../../files/files.query.ts';
import type { Party } from '../../party.ts';
import { isOf } from '../threads.repo.ts';

export const findWrittenByOther = (db: Db, party: Party, id: string) =>
  db
    .selectFrom('thread_message')
    .innerJoin('thread', 'thread.id', 'thread_message.thread_id')
    .where('thread_message.id', '=', id)
    .where('thread_message.side', '<>', party.side)
    .where(isOf(party))
    .select(['thread.id as threadId', 'thread.company_id as companyId'])
    .select(['thread.student_id as studentId', 'text', 'sent_at as sentAt'])
    .select((of) =>
      of
        .selectFrom('thread_file')
        .innerJoin(attachedFiles.as('file'), 'file.id', 'thread_file.file_id')
        .whereRef('thread_file.message_id', '=', 'thread_message.id')
        .select(({ fn }) =>
          fn
            .coalesce(fn.agg<string[]>('array_agg', ['file.name']), sql<string[]>`'{}'`)
            .as('names'),
        )
        .as('files'),
    )
    .executeTakeFirst();
