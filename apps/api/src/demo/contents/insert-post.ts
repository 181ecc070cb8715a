import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { Tx } from '../../database.ts';
import { insertContent, publishDraft } from '../../features/contents/contents.repo.ts';
import type { Documents } from '../../features/contents/public.ts';
import { putStatus } from '../../features/posts/posts.repo.ts';
import type { Author } from './author.ts';
import { showPictures } from './show-pictures.ts';
import { atWork } from './working-hours.ts';

interface Post {
  document: Documents['article' | 'tip'];
  status: AdditionalContentStatusId;
  daysAgo: number;
}

/** An article or a tip; a hidden one was published before. */
export async function insertPost(
  tx: Tx,
  { companyId, by, now }: Author,
  kind: 'article' | 'tip',
  { document, status, daysAgo }: Post,
): Promise<void> {
  const writtenAt = atWork(now, daysAgo);
  const id = (await insertContent(tx, { companyId, kind, draft: document, by }, writtenAt)) ?? '';
  await putStatus(tx, kind, id, status, writtenAt);
  if (status !== 'draft') await publishDraft(tx, id, writtenAt);
  await showPictures(tx, kind, id, document);
}
