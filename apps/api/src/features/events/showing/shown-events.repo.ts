import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { type Documents, readDocument } from '../../contents/public.ts';
import { postsOf } from '../../posts/posts.query.ts';
import { lockPost } from '../../posts/public.ts';
import { reach } from '../../reach/reach.query.ts';

/** What talent is told of an event, and which company gives it. */
const shown = (db: Db, id: string) =>
  db
    .selectFrom(postsOf('event').as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .select(['content.id', 'company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select((of) => of('company.verified_at', 'is not', null).as('verified'))
    .select(['content.status', 'content.version', 'content.published'])
    .select('content.published_at as publishedAt')
    .where('content.id', '=', id);

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirst']>>>;

/** What was published of it; an event that somebody sees or applied for was published once. */
export type ShownEvent = Omit<StoredRow, 'published'> & { published: Documents['event'] };

function readShown(row: StoredRow | undefined): ShownEvent | undefined {
  const published = readDocument('event')(row?.published ?? null);
  return row && published ? { ...row, published } : undefined;
}

/** Without asking who may see it. Undefined before it was published. */
export const readEvent = async (db: Db, id: string): Promise<ShownEvent | undefined> =>
  readShown(await shown(db, id).executeTakeFirst());

/**
 * Undefined where the student may not see it. Whoever has a place, or waits for one, sees it also
 * when it is not shown any more: they must know where to go, or be able to give it back.
 */
export const findVisible = async (
  db: Db,
  studentId: string,
  id: string,
): Promise<ShownEvent | undefined> =>
  readShown(
    await shown(db, id)
      .where('content.published', 'is not', null)
      .where((where) =>
        where.or([
          where('content.status', '=', 'public'),
          where.and([where('content.status', '=', 'limited'), isInAudience(studentId)]),
          where.exists(
            where
              .selectFrom('event_application')
              .whereRef('event_application.event_id', '=', 'content.id')
              .where('event_application.student_id', '=', studentId)
              .where('event_application.state', 'in', ['going', 'waiting'])
              .select('event_application.event_id'),
          ),
        ]),
      )
      .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
      .executeTakeFirst(),
  );

/**
 * Locks the event: everybody who takes, gives back or hands on its places waits here for the one
 * before. Read the event in a statement of its own afterwards: a join in this one would show it as
 * it was before the wait.
 */
export const lockEvent = (tx: Tx, id: string) => lockPost(tx, 'event', id);
