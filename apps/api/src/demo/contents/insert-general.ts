import type { DemoGeneral } from '@engawa/demo/general/demo-general';
import type { Tx } from '../../database.ts';
import { adoptShown } from '../../features/company-info/public.ts';
import { insertContent, publishDraft, updateDraft } from '../../features/contents/contents.repo.ts';
import type { Author } from './author.ts';
import { showPictures } from './show-pictures.ts';
import { atWork } from './working-hours.ts';

const firstDraft = 75;

/** Published months ago and changed since; draft and published copy are equal. */
export async function insertGeneral(
  tx: Tx,
  { companyId, by, now }: Author,
  { document, drift }: DemoGeneral,
  daysAgo: number,
): Promise<void> {
  const content = { companyId, kind: 'general', draft: document, by } as const;
  const id = await insertContent(tx, content, atWork(now, firstDraft));
  // Another server instance has inserted the page meanwhile.
  if (id === undefined) return;
  const changedAt = atWork(now, daysAgo);
  await updateDraft(tx, { id, version: 1, draft: document, drift, by }, changedAt);
  await publishDraft(tx, id, changedAt);
  const { founded, capital, listing, companyType } = document.common;
  await adoptShown(tx, companyId, { founded, capital, listing, company_type: companyType });
  await showPictures(tx, 'general', id, document);
}
