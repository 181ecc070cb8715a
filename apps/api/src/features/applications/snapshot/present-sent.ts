import type { SentProfile } from '@engawa/contract/applications/schemas';
import type { Db } from '../../../database.ts';
import { presentFile, presentPictures } from '../../files/public.ts';
import { listFiles } from './snapshot.repo.ts';
import { filesOf, type Snapshot } from './snapshot.rules.ts';

/** The snapshot with links to its files; deleted files are left out. */
export async function presentSent(db: Db, snapshot: Snapshot): Promise<SentProfile> {
  const { studentProfile, email, phone, message, files, documents, pictureId } = snapshot;
  const rows = await listFiles(db, filesOf(snapshot));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const pictures = (pictureId && stored.get(pictureId)?.pictures) || [];
  return {
    studentProfile: { ...studentProfile, pictures: presentPictures(pictures) },
    email,
    phone,
    message,
    files: files.flatMap((id) => {
      const row = stored.get(id);
      return row ? [presentFile(row)] : [];
    }),
    documents: documents.flatMap(({ kind, file }) => {
      const row = stored.get(file);
      return row ? [{ kind, file: presentFile(row) }] : [];
    }),
  };
}
