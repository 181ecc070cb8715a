import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { Tx } from '../../database.ts';
import { pictureSubject, picturesIn } from '../../features/contents/public.ts';
import { addUses } from '../../features/files/pictures/pictures.repo.ts';

/** Registers the pictures that a document names as used, so that the sweep leaves them. */
export async function showPictures(
  tx: Tx,
  kind: ContentKind,
  contentId: string,
  document: object,
): Promise<void> {
  const pictures = [...new Set(picturesIn(kind, document))];
  if (pictures.length > 0) await addUses(tx, pictureSubject(contentId), pictures);
}
