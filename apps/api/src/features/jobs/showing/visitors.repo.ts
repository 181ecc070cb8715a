import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { companyPages } from '../../contents/contents.query.ts';
import { visitorMaySee } from '../../reach/reach.query.ts';
import { isOpenToVisitor, isPastForVisitor, jobs } from '../jobs.query.ts';

/** Undefined if visitors may not see the job. The page is unchanged while `stamp` is the same. */
export const findJobForVisitor = (db: Db, id: string, today: string) =>
  db
    .selectFrom(jobs.as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .leftJoin(companyPages.as('general'), 'general.company_id', 'content.company_id')
    .where('content.id', '=', id)
    .where(visitorMaySee(sql.ref('content.company_id')))
    .where(({ or }) => or([isOpenToVisitor(today), isPastForVisitor(today)]))
    .select(['content.company_id as companyId', isOpenToVisitor(today).as('isOpen')])
    .select(({ fn }) =>
      fn.coalesce('content.opened_at', 'content.status_changed_at').as('openedAt'),
    )
    .select(
      sql<string>`concat_ws(' ', content.version,
        general.version, company.name_jp, company.name_en)`.as('stamp'),
    )
    .executeTakeFirst();
