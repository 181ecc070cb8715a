import type { Language } from '@engawa/contract/language';
import type { Db } from '../../../database.ts';
import type { Reader } from './applicants.repo.ts';
import { type AppliedWithin, listUnansweredIds } from './jobs.repo.ts';
import { readThese } from './read-list.ts';

interface Reading {
  db: Db;
  actor: Reader;
  language: Language;
}

/** Applications to which nobody has answered, the oldest first; interviewers get their own. */
export async function listUnanswered(reading: Reading, within: AppliedWithin) {
  const ids = await listUnansweredIds(reading.db, reading.actor, within);
  const applicants = ids.length === 0 ? [] : await readThese(reading, ids);
  return applicants.toReversed();
}
