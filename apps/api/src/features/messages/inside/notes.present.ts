import { smallestPicture } from '../../files/public.ts';
import type { Party } from '../party.ts';
import type { NoteRow } from './notes.repo.ts';

export const presentNote = (row: NoteRow, { accountId }: Pick<Party, 'accountId'>) => ({
  id: row.id,
  after: row.after,
  author:
    row.authorName === null
      ? null
      : { name: row.authorName, pictureUrl: smallestPicture(row.authorPictures) },
  mine: row.authorId === accountId,
  text: row.text,
  at: row.at.toISOString(),
});
