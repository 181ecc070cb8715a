import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { type Documents, readDocument } from '../../contents/public.ts';
import { postsOf } from '../../posts/posts.query.ts';
import { lockPost } from '../../posts/public.ts';
import { reach } from '../../reach/reach.query.ts';

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

/** An event that a student sees or applied for has been published, so `published` is set. */
export type ShownEvent = Omit<StoredRow, 'published'> & { published: Documents['event'] };

function readShown(row: StoredRow | undefined): ShownEvent | undefined {
  const published = readDocument('event')(row?.published ?? null);
  return row && published ? { ...row, published } : undefined;
}

/** Without a check of visibility. Undefined if never published. */
export const readEvent = async (db: Db, id: string): Promise<ShownEvent | undefined> =>
  readShown(await shown(db, id).executeTakeFirst());

/**
 * Undefined if the student may not see it. Participants and waiting students also see a hidden
 * event: they must know where to go or be able to cancel.
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
 * Locks the event: taking, returning and handing on places are serial. Read the event in a separate
 * statement afterwards: a join in this one would see the state from before the wait.
 */
export const lockEvent = (tx: Tx, id: string) => lockPost(tx, 'event', id);
