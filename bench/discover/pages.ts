import type { Db } from '@engawa/api/database';
import { readResponseRates } from '@engawa/api/features/applications/public';
import { presentJobCard } from '@engawa/api/features/discover/cards.present';
import { findMatches } from '@engawa/api/features/discover/public';
import { listJobCards } from '@engawa/api/features/discover/search/cards.repo';
import { findJobs } from '@engawa/api/features/discover/search/find-jobs';
import { readProfile } from '@engawa/api/features/profile/public';
import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { residentOf } from '@engawa/contract/residence/education/schools';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';

export interface Page {
  ids: string[];
  count: number;
}

const today = todayInJapan(new Date());

interface Asking {
  db: Db;
  indexes: SearchEngine | undefined;
  student: string;
  filter: DiscoverFilter;
}

/** Everything the endpoint does between its input and its reply. */
export async function searchedPage({ db, indexes, student, filter }: Asking): Promise<Page> {
  const search = { filter, sort: 'newest', cursor: undefined } as const;
  const [found, profile] = await Promise.all([
    findJobs({ db, indexes }, { student, today }, search),
    readProfile(db, student),
  ]);
  const rows = await listJobCards(db, { student, today }, found.ids);
  const rates = await readResponseRates(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const resident = residentOf(profile);
  rows.flatMap((row) => presentJobCard(row, { resident, today, rates }));
  return found;
}

/** The same page ordered by match, with the reasons of each. */
export const matchedPage = ({ db, indexes, student, filter }: Asking) =>
  findMatches({ db, indexes }, { student, today }, { filter, cursor: undefined, least: 0 });

/** The same page when its ids are known: reads by primary key alone. */
export async function cardsById(db: Db, student: string, ids: readonly string[]): Promise<void> {
  const [rows, profile] = await Promise.all([
    listJobCards(db, { student, today }, ids),
    readProfile(db, student),
  ]);
  const rates = await readResponseRates(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const resident = residentOf(profile);
  rows.flatMap((row) => presentJobCard(row, { resident, today, rates }));
}
