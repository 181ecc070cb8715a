import type { keepSearch as endpoint } from '@engawa/contract/student-search/kept';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { insertKept, listKept, lockKeeper } from '../kept/kept.repo.ts';

export const keepSearch: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  await lockKeeper(tx, actor);
  await insertKept(tx, actor, body, now);
  const searches = await listKept(tx, actor);
  const max = studentSearchLimits.keptSearches;
  if (searches.length > max) refuse('kept_searches_full', { details: { max } });
  return { searches };
};
