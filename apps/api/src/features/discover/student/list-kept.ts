import type { listKeptFilters as endpoint } from '@engawa/contract/discover/kept';
import type { Handler } from '../../../handler.ts';
import { listKept as list } from '../kept/kept.repo.ts';

export const listKept: Handler<typeof endpoint> = async ({ db, actor }) => ({
  filters: await list(db, actor.accountId),
});
