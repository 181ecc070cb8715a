import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db } from '../../../database.ts';
import {
  findCompanies,
  findJobs,
  readCompanyCards,
  readVisitorJobCards,
} from '../../discover/public.ts';
import type { ListAsked } from './list-address.ts';

interface Source {
  db: Db;
  indexes: SearchEngine | undefined;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

export type JobList = Awaited<ReturnType<typeof readJobList>>;
export type CompanyList = Awaited<ReturnType<typeof readCompanyList>>;

export async function readJobList({ db, indexes, today }: Source, asked: ListAsked) {
  const visitor = { student: null, today };
  const { count, ids, nextCursor } = await findJobs({ db, indexes }, visitor, asked);
  return { jobs: await readVisitorJobCards(db, visitor, ids), count, nextCursor };
}

export async function readCompanyList({ db, indexes, today }: Source, asked: ListAsked) {
  const visitor = { student: null, today };
  const { count, ids, nextCursor } = await findCompanies({ db, indexes }, visitor, asked);
  return { companies: await readCompanyCards(db, visitor, ids), count, nextCursor };
}
