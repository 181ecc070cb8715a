import type { Language } from '@engawa/contract/language';
import type { Db } from '../../../database.ts';
import { cachedFor } from '../cached-for.ts';
import { type Newest, readNewest } from '../read-newest.ts';
import { newestLists } from './newest-lists.ts';
import { searchForm } from './search-form.ts';

/** With as long for the page it is two seconds, the longest time that a closed job stays visible. */
export const freshMs = 1_000;

export interface HomeParts {
  search: string;
  newest: string;
}

/** The parts of the home page that the server writes; the newest are read once a second at most. */
export function homeParts() {
  const kept = cachedFor<Newest>(freshMs);
  return async (db: Db, now: Date, language: Language): Promise<HomeParts> => ({
    search: searchForm(language).markup,
    newest: newestLists(await kept(now, () => readNewest(db, now)), language).markup,
  });
}
