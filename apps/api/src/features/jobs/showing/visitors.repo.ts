import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { visitorMaySee } from '../../reach/reach.query.ts';

const shown = (posting: string): RawBuilder<SqlBool> =>
  sql`(content.published is not null and not ${sql.ref(`${posting}.off_web`)})`;

const isDue = (today: string, posting: string): RawBuilder<SqlBool> =>
  sql`coalesce(${sql.ref(`${posting}.closes_on`)} < ${today}::date, false)`;

/**
 * Whether somebody who is not signed in sees the job of the surrounding statement, whose content is
 * called `content` there. Never what is limited, nor what the company keeps off the web. Whether they
 * see the company, `visitorMaySee` says.
 */
export const isOpenToVisitor = (today: string, posting = 'posting'): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${posting}.status`)} = 1 and ${shown(posting)} and not ${isDue(today, posting)})`;

/** It was there for everybody, and has been closed since or its last day is over. */
const isPast = (today: string): RawBuilder<SqlBool> =>
  sql`(${shown('posting')} and (posting.status = 2
    or (posting.status = 1 and ${isDue(today, 'posting')})))`;

/**
 * Undefined where there is nothing that a visitor may know of. What is shown of the job has not
 * changed while `stamp` is the same.
 */
export const findJobForVisitor = (db: Db, id: string, today: string) =>
  db
    .selectFrom('job_posting as posting')
    .innerJoin('content', 'content.id', 'posting.id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .leftJoin('content as general', (join) =>
      join
        .onRef('general.company_id', '=', 'content.company_id')
        .on('general.kind', '=', 'general'),
    )
    .where('posting.id', '=', id)
    .where(visitorMaySee(sql.ref('content.company_id')))
    .where(({ or }) => or([isOpenToVisitor(today), isPast(today)]))
    .select(['content.company_id as companyId', isOpenToVisitor(today).as('isOpen')])
    .select(({ fn }) =>
      fn.coalesce('posting.opened_at', 'posting.status_changed_at').as('openedAt'),
    )
    .select(
      sql<string>`concat_ws(' ', content.version,
        general.version, company.name_jp, company.name_en)`.as('stamp'),
    )
    .executeTakeFirst();
