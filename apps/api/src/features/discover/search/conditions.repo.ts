import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { sql } from 'kysely';
import { all, inSql, type SqlCondition, withWord } from '../../../search/conditions/in-sql.repo.ts';
import { unseenCompanies, visitorMaySee } from '../../reach/reach.query.ts';
import { companySearched, jobSearched } from '../../search-rows/public.ts';
import { jobRowsFor, type Seeker } from '../../search-rows/search-rows.query.ts';
import { companyConditionsOf, jobConditionsOf, type Searcher } from './conditions.rules.ts';

/** Condition on a row of `job_search` or `company_search`, aliased `found`. */
export const maySee = ({ student }: Seeker): SqlCondition =>
  student === null
    ? visitorMaySee(sql.ref('found.company_id'))
    : sql`found.company_id <> all(array${unseenCompanies(student)})`;

/** The free word comes last: without its index it is the most expensive condition. */
export const jobFits = (seeker: Searcher, filter: DiscoverFilter): SqlCondition =>
  all([
    ...inSql(jobSearched, [...jobConditionsOf(filter, seeker), ...companyConditionsOf(filter)]),
    maySee(seeker),
    ...withWord(filter.freeWord),
  ]);

/** Filters on jobs apply if one of the company's jobs fulfils all of them. */
export function companyFits(seeker: Searcher, filter: DiscoverFilter): SqlCondition {
  const ofJobs = inSql(jobSearched, jobConditionsOf(filter, seeker));
  const hasJob: SqlCondition = sql`found.company_id in (
    select found.company_id from ${jobRowsFor(seeker)} as found where ${all(ofJobs)})`;
  return all([
    ...inSql(companySearched, companyConditionsOf(filter)),
    ...(ofJobs.length === 0 ? [] : [hasJob]),
    maySee(seeker),
    ...withWord(filter.freeWord),
  ]);
}
