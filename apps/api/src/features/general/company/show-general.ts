import type { showGeneral as endpoint } from '@engawa/contract/general/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findInfo, presentInfo } from '../../company-info/public.ts';
import { findGeneral, picturesIn, presentEditing } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { firstDraft } from '../first-draft.ts';

const notYet = {
  version: 0,
  drift: {},
  updatedBy: null,
  publishedAt: null,
  hasChanges: false,
} as const;

export const showGeneral: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const row = await findGeneral(db, actor.companyId);
  if (!row) {
    const known = found(await findInfo(db, actor.companyId));
    const editing = { ...notYet, updatedAt: now.toISOString() };
    return {
      generalInfo: firstDraft(presentInfo(known), known.prefecture),
      published: null,
      ...editing,
      images: [],
    };
  }
  return {
    generalInfo: row.draft,
    published: row.published,
    ...presentEditing(row),
    images: await listPictures(db, actor.companyId, picturesIn('general', row.draft)),
  };
};
