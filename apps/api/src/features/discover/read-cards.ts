import type { Profile } from '@engawa/contract/profile/schemas';
import { residentOf } from '@engawa/contract/residence/education/schools';
import type { StudentFacts } from '@engawa/matching/columns';
import type { Db } from '../../database.ts';
import { readResponseRates } from '../applications/public.ts';
import { readProfile } from '../profile/public.ts';
import type { Seeker, StudentSeeker } from '../search-rows/search-rows.query.ts';
import {
  presentCompanyCard,
  presentJobCard,
  presentMatchedCard,
  presentVisitorJobCard,
} from './cards.present.ts';
import { type JobCardRow, listCompanyCards, listJobCards } from './search/cards.repo.ts';

/** Cards in the order of the ids; jobs closed meanwhile are left out. */
export async function readJobCards(db: Db, seeker: StudentSeeker, ids: readonly string[]) {
  const [rows, profile] = await Promise.all([
    listJobCards(db, seeker, ids),
    readProfile(db, seeker.student),
  ]);
  const resident = residentOf(profile);
  const reader = { resident, today: seeker.today, rates: await ratesOf(db, rows) };
  return jobsInOrder(ids, rows).flatMap((row) => presentJobCard(row, reader));
}

/** For the public lists: cards without what depends on a student. */
export async function readVisitorJobCards(db: Db, seeker: Seeker, ids: readonly string[]) {
  const rows = await listJobCards(db, seeker, ids);
  return jobsInOrder(ids, rows).flatMap((row) => presentVisitorJobCard(row));
}

interface Matched {
  ids: readonly string[];
  /** The searching student's profile and what a score reads of it. */
  profile: Profile;
  facts: StudentFacts;
  /** The rare ones of the profile. */
  terms: readonly string[];
}

export async function readMatchedCards(
  db: Db,
  seeker: StudentSeeker,
  { ids, profile, facts, terms }: Matched,
) {
  const rows = await listJobCards(db, seeker, ids);
  const rates = await ratesOf(db, rows);
  const reader = { resident: residentOf(profile), facts, terms, today: seeker.today, rates };
  return jobsInOrder(ids, rows).flatMap((row) => presentMatchedCard(row, reader));
}

const ratesOf = (db: Db, rows: readonly JobCardRow[]) =>
  readResponseRates(
    db,
    rows.map(({ companyId }) => companyId),
  );

const jobsInOrder = (ids: readonly string[], rows: readonly JobCardRow[]) =>
  inOrder(ids, new Map(rows.map((row) => [row.id, row])));

export async function readCompanyCards(db: Db, seeker: Seeker, ids: readonly string[]) {
  const [rows, rates] = await Promise.all([
    listCompanyCards(db, seeker, ids),
    // Public lists do not show them.
    seeker.student === null ? new Map() : readResponseRates(db, ids),
  ]);
  return inOrder(ids, new Map(rows.map((row) => [row.companyId, row]))).flatMap((row) =>
    presentCompanyCard(row, rates),
  );
}

const inOrder = <Row>(ids: readonly string[], rows: ReadonlyMap<string, Row>): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);
