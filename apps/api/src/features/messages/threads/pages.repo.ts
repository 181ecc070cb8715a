import { messageLimits } from '@engawa/contract/messages/limits';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../database.ts';
import { attachedFiles, pictureOf } from '../../files/files.query.ts';

const messages = (db: Db) =>
  db
    .selectFrom('thread_message')
    .leftJoin('recruiter as author', 'author.id', 'thread_message.author_id')
    .select([
      'thread_message.id',
      'thread_message.number',
      'thread_message.side',
      'thread_message.author_id as authorId',
      'thread_message.kind',
      'thread_message.text',
      'thread_message.sent_at as sentAt',
      'thread_message.edited_at as editedAt',
      'thread_message.deleted_at as deletedAt',
      'author.name as authorName',
      pictureOf('author.picture_id').as('authorPictures'),
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('thread_file')
          .innerJoin('thread_message as of', 'of.id', 'thread_file.message_id')
          .innerJoin(attachedFiles.as('file'), 'file.id', 'thread_file.file_id')
          .whereRef('of.id', '=', 'thread_message.id')
          .orderBy('thread_file.position')
          .select(['file.id', 'file.name', 'file.media_type', 'file.bytes', 'file.pictures']),
      ).as('files'),
    );

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export const findMessage = (db: Db, threadId: string, number: number) =>
  messages(db)
    .where('thread_message.thread_id', '=', threadId)
    .where('thread_message.number', '=', number)
    .executeTakeFirst();

export interface Stretch {
  before?: number | undefined;
  after?: number | undefined;
}

/** Oldest first. Numbers have no gaps, so the page's numbers show what lies before and after it. */
export async function listMessages(
  db: Db,
  thread: { id: string; lastNumber: number },
  { before, after }: Stretch,
) {
  const size = messageLimits.messagesPerPage;
  const [first, last] =
    after === undefined
      ? spanBefore(Math.min(before ?? thread.lastNumber + 1, thread.lastNumber + 1), size)
      : [after + 1, after + size];
  const rows = await messages(db)
    .where('thread_message.thread_id', '=', thread.id)
    .where('thread_message.number', '>=', first)
    .where('thread_message.number', '<=', last)
    .orderBy('thread_message.number')
    .execute();
  return { rows, first, last, earlier: first > 1, later: last < thread.lastNumber };
}

const spanBefore = (number: number, size: number): [number, number] => [
  Math.max(1, number - size),
  number - 1,
];
