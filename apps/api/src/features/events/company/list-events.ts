import type { listEvents as endpoint } from '@engawa/contract/events/company';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { picturesIn } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { countPosts } from '../../posts/public.ts';
import { presentListed } from '../events.present.ts';
import { listPage, searchedFields } from '../events.repo.ts';

export const listEvents: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const { companyId } = actor;
  const { word, cursor } = query;
  const status = query.status === 'all' ? undefined : query.status;
  const search = { status, word, cursor, now: minuteInJapan(now) };
  const { page, nextCursor } = await listPage(db, companyId, search);
  const pictures = page.flatMap(({ draft }) => picturesIn('event', draft));
  return {
    eventPostingList: page.map((row) => presentListed(row, now)),
    counts: await countPosts(db, companyId, { kind: 'event', word, fields: searchedFields }),
    nextCursor,
    images: await listPictures(db, companyId, pictures),
  };
};
