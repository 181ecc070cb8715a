import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { companyPages, contentsOf, logoOf } from '../../contents/contents.query.ts';
import { companyPictureOf } from '../../files/files.query.ts';
import type { StoredPicture } from '../../files/public.ts';
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

export const listJobCards = (db: Db, { student }: Seeker, ids: readonly string[]) =>
  db
    .selectFrom(jobCards.as('found'))
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'found.job_id')
    .innerJoin('company', 'company.id', 'found.company_id')
    .where('found.job_id', '=', oneOf(ids))
    .select([
      'found.job_id as id',
      'found.limited',
      'found.opened_at as openedAt',
      'content.published',
    ])
    .select(['found.visa_support as visaSupport', 'found.industry', ...ofCompany])
    .select([
      coverOf(sql.ref('content.published')).as('cover'),
      isSavedJob(student, sql.ref('found.job_id')).as('saved'),
    ])
    .execute();

export type JobCardRow = Awaited<ReturnType<typeof listJobCards>>[number];

export const listCompanyCards = (db: Db, seeker: Seeker, ids: readonly string[]) =>
  db
    .selectFrom('company')
    .innerJoin(companyPages.as('general'), 'general.company_id', 'company.id')
    .where('company.id', '=', oneOf(ids))
    .select(['general.published', ...ofCompany])
    .select([
      coverOf(sql.ref('general.published')).as('cover'),
      isSavedCompany(seeker.student, sql.ref('company.id')).as('saved'),
      sql<number>`(select count(*)::int from ${jobRowsFor(seeker)} as found
        where found.company_id = company.id)`.as('openJobs'),
    ])
    .execute();

export type CompanyCardRow = Awaited<ReturnType<typeof listCompanyCards>>[number];
