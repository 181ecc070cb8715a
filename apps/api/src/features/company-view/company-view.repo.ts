import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { isInAudience } from '../audience/audience.query.ts';
import { companyPages, hasChanges, writtenBy } from '../contents/contents.query.ts';
import { howMany } from '../events/events.query.ts';
import { isOpenToVisitor, jobStatuses, jobs } from '../jobs/jobs.query.ts';
import { postStatuses } from '../posts/posts.query.ts';
import { reach, visitorMaySee } from '../reach/reach.query.ts';

interface Pair {
  student: string;
  company: string;
}

export const findSeenCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name_jp', 'name_en', 'verified_at'])
    .where('id', '=', companyId)
    .executeTakeFirst();

export type SeenCompanyRow = NonNullable<Awaited<ReturnType<typeof findSeenCompany>>>;

const shown = (db: Db, companyId: string) =>
  db
    .selectFrom(writtenBy(companyId).as('content'))
    .leftJoin(jobStatuses.as('job'), 'job.id', 'content.id')
    .leftJoin(postStatuses.as('post'), 'post.id', 'content.id')
    .select([
      'content.id',
      'content.kind',
      'content.draft',
      'content.published',
      'content.published_at as publishedAt',
      hasChanges.as('hasChanges'),
      'job.status as jobStatus',
      'post.status as postStatus',
      howMany('going').as('going'),
    ]);

/** Everything that is not closed, as if all drafts were published. */
export const listForPreview = (db: Db, companyId: string) =>
  shown(db, companyId)
    .where(({ or, eb }) =>
      or([
        eb('content.kind', '=', 'general'),
        eb('job.status', 'in', [1, 3, 4]),
        eb('post.status', 'in', ['public', 'limited', 'draft']),
      ]),
    )
    .orderBy(sql`content.published_at desc nulls first`)
    .orderBy('content.id', 'desc')
    .execute();

export type ShownRow = Awaited<ReturnType<typeof listForPreview>>[number];

/** Undefined if the student may not see the company. */
export const findCompanyForStudent = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('company')
    .select(['id', 'name_jp', 'name_en', 'verified_at'])
    .where('id', '=', company)
    .where(reach.studentMaySee({ student, company: sql.ref('company.id') }))
    .executeTakeFirst();

/** The caller has checked that the student may see the company. */
export const listForStudent = (db: Db, { student, company }: Pair) =>
  shown(db, company)
    .where('content.published', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        eb('content.kind', '=', 'general'),
        eb('job.status', '=', 1),
        eb('post.status', '=', 'public'),
        and([
          or([eb('job.status', '=', 4), eb('post.status', '=', 'limited')]),
          isInAudience(student),
        ]),
      ]),
    )
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id', 'desc')
    .execute();

/** Undefined if visitors may not see it; the view is unchanged while `stamp` is the same. */
export const findCompanyForVisitor = (db: Db, companyId: string, today: string) =>
  db
    .selectFrom('company')
    .innerJoin(companyPages.as('general'), 'general.company_id', 'company.id')
    .where('company.id', '=', companyId)
    .where('general.published', 'is not', null)
    .where(visitorMaySee(sql.ref('company.id')))
    .select(['company.id', 'company.name_jp', 'company.name_en', 'company.verified_at'])
    .select(
      sql<string>`concat_ws(' ', general.version, name_jp, name_en, (
        select string_agg(concat(content.id, content.version), ' '
          order by content.id)
        from ${jobs} as content
        where content.company_id = company.id and ${isOpenToVisitor(today)}))`.as('stamp'),
    )
    .executeTakeFirst();

export const listForVisitor = (db: Db, companyId: string, today: string) =>
  shown(db, companyId)
    .where('content.published', 'is not', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('content.kind', '=', 'general'),
        eb(
          'content.id',
          'in',
          selectFrom(jobs.as('content'))
            .where('content.company_id', '=', companyId)
            .where(isOpenToVisitor(today))
            .select('content.id'),
        ),
      ]),
    )
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id', 'desc')
    .execute();

export const findForPreview = (db: Db, companyId: string, kind: 'job' | 'event', id: string) =>
  shown(db, companyId)
    .where('content.id', '=', id)
    .where('content.kind', '=', kind)
    .executeTakeFirst();
