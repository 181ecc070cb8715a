import { jobTypesOf } from '@engawa/contract/discover/applicant-type';
import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { queryOf } from '@engawa/platform/text/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { limitedTo, unseenCompanies } from '../../reach/public.ts';

type Condition = RawBuilder<SqlBool>;

/** Only what is asked for becomes a condition. */
const asked = <T>(value: T | undefined, condition: (value: T) => Condition): Condition[] =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [condition(value)];

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Of a row of either table, which name these columns alike. */
function ofCompany(filter: DiscoverFilter, features: Condition | RawBuilder<unknown>): Condition[] {
  return [
    ...asked(filter.industries, (ids) => sql`found.industry = any(${ids}::smallint[])`),
    ...asked(filter.companyStatus, (id) => sql`found.listing = ${id}`),
    ...asked(filter.companyType, (ids) => sql`found.company_type = any(${ids}::text[])`),
    ...asked(filter.employeesMin, (least) => sql`found.employees >= ${least}::int`),
    ...asked(filter.employeesMax, (most) => sql`found.employees <= ${most}::int`),
    ...asked(filter.companyFeatures, (ids) => sql`${features} @> ${ids}::smallint[]`),
    ...asked(filter.visaSupport, () => sql`found.visa_support`),
  ];
}

/** Two times overlap where neither ends before the other begins; what is not said is open. */
const overlaps = (
  [from, to]: readonly [string, string],
  asking: { from: string | undefined; to: string | undefined },
): Condition[] => [
  ...asked(asking.from, (first) => sql`coalesce(${sql.ref(to)} >= ${first}, true)`),
  ...asked(asking.to, (last) => sql`coalesce(${sql.ref(from)} <= ${last}, true)`),
];

function ofJob(filter: DiscoverFilter): Condition[] {
  const types = filter.applicantType && jobTypesOf(filter.applicantType);
  return [
    ...asked(filter.jobType, (ids) => sql`found.job_type = any(${ids}::smallint[])`),
    ...asked(types || undefined, (ids) => sql`found.job_type = any(${ids}::smallint[])`),
    ...asked(filter.jobCategory, (ids) => sql`found.category = any(${ids}::smallint[])`),
    ...asked(filter.jobFeatures, (ids) => sql`found.features @> ${ids}::smallint[]`),
    ...asked(filter.prefectures, (ids) => sql`found.prefectures && ${ids}::text[]`),
    ...asked(filter.japaneseLevel, (mine) => sql`found.japanese <= ${mine}::smallint`),
    ...asked(filter.aptitudeExam, (ids) => sql`found.aptitude = any(${ids}::smallint[])`),
    ...asked(filter.salaryAtLeast, (month) => sql`found.yearly_pay >= ${month * 12}::bigint`),
    ...overlaps(['found.graduation_from', 'found.graduation_to'], {
      from: filter.graduationFrom,
      to: filter.graduationTo,
    }),
    ...overlaps(['found.start_from', 'found.start_to'], {
      from: filter.startFrom,
      to: filter.startTo,
    }),
  ];
}

/** By a word without letters nothing is found. Stands last: without its index it costs the most. */
const withWord = ({ freeWord }: DiscoverFilter): Condition[] => {
  if (!freeWord) return [];
  const query = queryOf(freeWord);
  return [query === null ? sql`false` : sql`found.words @@ ${query}::tsquery`];
};

export interface Seeker {
  student: string;
  /** In Japan. */
  today: string;
}

/** Of a row of either table. */
export const maySee = (student: string): Condition =>
  sql`found.company_id <> all(array${unseenCompanies(student)})`;

/** Of a row of job_search: open to this student today. */
export const isOpenTo = ({ student, today }: Seeker): Condition => sql`(
  (found.closes_on is null or found.closes_on >= ${today}::date)
  and (not found.limited or found.job_id = any(array${limitedTo(student)})))`;

export const jobFits = (seeker: Seeker, filter: DiscoverFilter): Condition =>
  all([
    ...ofJob(filter),
    ...ofCompany(filter, sql`found.company_features`),
    isOpenTo(seeker),
    maySee(seeker.student),
    ...withWord(filter),
  ]);

/** Whether anything is asked of a company's jobs. */
export const asksOfJobs = (filter: DiscoverFilter): boolean => ofJob(filter).length > 0;

/** What is asked of jobs, one of the company's must fulfil. */
export function companyFits(seeker: Seeker, filter: DiscoverFilter): Condition {
  const jobs = ofJob(filter);
  return all([
    ...ofCompany(filter, sql`found.features`),
    ...(jobs.length === 0
      ? []
      : [
          sql<SqlBool>`found.company_id in (
            select found.company_id from job_search as found where ${all([...jobs, isOpenTo(seeker)])})`,
        ]),
    maySee(seeker.student),
    ...withWord(filter),
  ]);
}
