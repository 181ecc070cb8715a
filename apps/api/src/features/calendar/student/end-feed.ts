import type { endCalendarFeed as endpoint } from '@engawa/contract/calendar/student';
import type { Handler } from '../../../handler.ts';
import { deleteFeed } from '../feed.repo.ts';

export const endFeed: Handler<typeof endpoint> = async ({ tx, actor }) => {
  await deleteFeed(tx, actor.accountId);
  return {};
};
