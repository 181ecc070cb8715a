import type { EventFormatId } from '@engawa/contract/reference/contents/event-formats';
import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { logoOf } from '../../contents/contents.query.ts';
import { perWritten, readDocument } from '../../contents/public.ts';
import { smallestPicture } from '../../files/public.ts';
import { postsOf } from '../../posts/posts.query.ts';
import { visitorMaySee } from '../../reach/reach.query.ts';

interface Asked {
  /** Including events that can be attended in both ways. */
  format: Exclude<EventFormatId, 'both'> | undefined;
  /** `{start}_{id}` of the last event of the page before. */
  cursor: string | undefined;
  /** The minute in Japan; events begin after it. */
  now: string;
}

const perPage = 20;
/** Local time in Japan as text, which sorts like time. */
const start = sql<string>`(content.published->'common'->>'startsAt')`;

const coming = (db: Db, { format, now }: Asked) => {
  const all = db
    .selectFrom(postsOf('event').as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('content.status', '=', 'public')
    .where('content.published', 'is not', null)
    .where(start, '>', now)
    .where(visitorMaySee(sql.ref('company.id')));
  if (!format) return all;
  return all.where(sql`content.published->'common'->>'format'`, 'in', [format, 'both']);
};

/** Coming events that visitors may see, the next first, with how many there are. */
export async function listEventsForVisitor(db: Db, asked: Asked) {
  const [startsAt = '', id = ''] = asked.cursor?.split('_') ?? [];
  const counted = coming(db, asked).select((of) => of.fn.countAll<number>().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  const listed = coming(db, asked)
    .select(['content.id', 'content.published', 'company.id as companyId'])
    .select(['company.name_jp', 'company.name_en', logoOf('company.id').as('logo')])
    .orderBy(start)
    .orderBy('content.id')
    .limit(perPage + 1);
  const rows = await (asked.cursor
    ? listed.where(sql<boolean>`(${start}, content.id) > (${startsAt}, ${id}::uuid)`)
    : listed
  ).execute();
  const events = rows.slice(0, perPage).flatMap((row) => {
    const published = readDocument('event')(row.published);
    const companyName = { jp: row.name_jp, en: row.name_en };
    const { companyId, logo } = row;
    const event = published && {
      ...perWritten('event', published, (words) => words),
      common: published.common,
    };
    return event
      ? [{ id: row.id, companyId, companyName, logoUrl: smallestPicture(logo), event }]
      : [];
  });
  const last = rows.length > perPage ? events.at(-1) : undefined;
  return {
    events,
    count,
    nextCursor: last?.event.common.startsAt ? `${last.event.common.startsAt}_${last.id}` : null,
  };
}
