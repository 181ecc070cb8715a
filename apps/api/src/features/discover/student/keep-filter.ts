import { discoverLimits } from '@engawa/contract/discover/limits';
import type { saveStudentSearch as endpoint } from '@engawa/contract/discover/saved-searches';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { insertSavedSearch, listSavedSearches } from '../saved-searches/saved-searches.repo.ts';

export const keepFilter: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const studentId = actor.accountId;
  // Locks the student, so that two tabs together cannot exceed the limit.
  await lockStudentAlone(tx, studentId);
  await insertSavedSearch(tx, { studentId, ...body }, now);
  const filters = await listSavedSearches(tx, studentId);
  const max = discoverLimits.savedSearches;
  if (filters.length > max) refuse('kept_filters_full', { details: { max } });
  return { filters };
};
