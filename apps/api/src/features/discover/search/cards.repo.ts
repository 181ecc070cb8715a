import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import type { Condition } from '../../../query.ts';
import { companyPages, contentsOf, logoOf } from '../../contents/contents.query.ts';
import { companyPictureOf } from '../../files/files.query.ts';
import type { StoredPicture } from '../../files/public.ts';
import { isOpenToVisitor, jobs } from '../../jobs/jobs.query.ts';
import { visitorMaySee } from '../../reach/reach.query.ts';
import { isSavedCompany, isSavedJob } from '../../saved/saved.query.ts';
import type { Seeker } from '../../search-rows/search-rows.query.ts';
import { jobCards, jobRowsFor } from '../../search-rows/search-rows.query.ts';

const ofCompany = [
  'company.id as companyId',
  'company.name_jp',
  'company.name_en',
  'company.verified_at as verifiedAt',
  logoOf('company.id').as('logo'),
] as const;

const coverOf = (published: RawBuilder<unknown>): RawBuilder<StoredPicture[] | null> =>
  companyPictureOf(
    sql.ref('company.id'),
    sql`coalesce(${published}->'jp'->>'coverImage', ${published}->'en'->>'coverImage')::uuid`,
  );

const isSaved = ({ student }: Seeker, by: (student: string) => Condition): Condition =>
  student === null ? sql`false` : by(student);

/** A search may be a moment behind, so that what visitors get is checked again. */
const isStillPublic = ({ student, today }: Seeker): Condition =>
  student === null
    ? sql`(${visitorMaySee(sql.ref('found.company_id'))} and exists (
        select from ${jobs.as('content')}
        where content.id = found.job_id and ${isOpenToVisitor(today)}))`
    : sql`true`;

const isPublicCompany = ({ student }: Seeker): Condition =>
  student === null ? visitorMaySee(sql.ref('company.id')) : sql`true`;

export const listJobCards = (db: Db, seeker: Seeker, ids: readonly string[]) =>
  db
    .selectFrom(jobCards.as('found'))
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'found.job_id')
    .innerJoin('company', 'company.id', 'found.company_id')
    .where('found.job_id', '=', oneOf(ids))
    .where(isStillPublic(seeker))
    .select([
      'found.job_id as id',
      'found.limited',
      'found.opened_at as openedAt',
      'content.published',
    ])
    .select(['found.visa_support as visaSupport', 'found.industry', 'found.terms', ...ofCompany])
    .select([
      coverOf(sql.ref('content.published')).as('cover'),
      isSaved(seeker, (student) => isSavedJob(student, sql.ref('found.job_id'))).as('saved'),
    ])
    .execute();

export type JobCardRow = Awaited<ReturnType<typeof listJobCards>>[number];

export const listCompanyCards = (db: Db, seeker: Seeker, ids: readonly string[]) =>
  db
    .selectFrom('company')
    .innerJoin(companyPages.as('general'), 'general.company_id', 'company.id')
    .where('company.id', '=', oneOf(ids))
    .where(isPublicCompany(seeker))
    .select(['general.published', ...ofCompany])
    .select([
      coverOf(sql.ref('general.published')).as('cover'),
      isSaved(seeker, (student) => isSavedCompany(student, sql.ref('company.id'))).as('saved'),
      sql<number>`(select count(*)::int from ${jobRowsFor(seeker)} as found
        where found.company_id = company.id)`.as('openJobs'),
    ])
    .execute();

export type CompanyCardRow = Awaited<ReturnType<typeof listCompanyCards>>[number];
