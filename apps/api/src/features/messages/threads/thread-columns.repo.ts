import { sql } from 'kysely';
import type { Db } from '../../../database.ts';

export const threads = (db: Db) =>
  db
    .selectFrom('thread')
    .leftJoin('thread_message as last', (join) =>
      join
        .onRef('last.thread_id', '=', 'thread.id')
        .onRef('last.number', '=', 'thread.last_number'),
    )
    .select([
      'thread.id',
      'thread.last_number as lastNumber',
      'thread.last_at as at',
      'thread.student_unread as studentUnread',
      'thread.company_unread as companyUnread',
      'thread.student_read as studentRead',
      'thread.company_read as companyRead',
      'last.side as lastSide',
      'last.kind as lastKind',
      'last.text as lastText',
      'last.deleted_at as lastDeletedAt',
    ])
    .select(
      sql<number>`(select count(*) from thread_file where thread_file.message_id = last.id)`.as(
        'lastFiles',
      ),
    );
