import type { listKeptSearches as endpoint } from '@engawa/contract/student-search/kept';
import type { Handler } from '../../../handler.ts';
import { listKept as list } from '../kept/kept.repo.ts';

export const listKept: Handler<typeof endpoint> = async ({ db, actor }) => ({
  searches: await list(db, actor),
});
