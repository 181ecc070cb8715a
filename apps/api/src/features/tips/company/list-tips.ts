import type { listTips as endpoint } from '@engawa/contract/tips/company';
import type { Handler } from '../../../handler.ts';
import { picturesIn } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { countPosts, listPosts } from '../../posts/public.ts';
import { presentTip } from '../tips.present.ts';

const fields = ['title', 'message', 'senpaiName'] as const;

export const listTips: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const { companyId } = actor;
  const { word, cursor } = query;
  const status = query.status === 'all' ? undefined : query.status;
  const search = { kind: 'tip', status, word, cursor, fields } as const;
  const { page, nextCursor } = await listPosts(db, companyId, search);
  const pictures = page.flatMap(({ draft }) => picturesIn('tip', draft));
  return {
    senpaiTips: page.map(presentTip),
    counts: await countPosts(db, companyId, search),
    nextCursor,
    images: await listPictures(db, companyId, pictures),
  };
};
