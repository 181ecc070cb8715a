import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { TipDocument } from '@engawa/contract/tips/schemas';
import { perWritten } from '../contents/public.ts';
import { type PostRow, presentPost } from '../posts/public.ts';

export function presentTip(row: PostRow<'tip'>) {
  const document = row.draft;
  const heading = ({ title, senpaiName, senpaiPosition }: NonNullable<TipDocument['jp']>) => ({
    title,
    senpaiName,
    senpaiPosition,
  });
  return {
    ...presentPost(row),
    status: row.status as AdditionalContentStatusId,
    ...perWritten('tip', document, heading),
    senpaiImage: document.common.senpaiImage,
  };
}
