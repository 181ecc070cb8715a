import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database.ts';
import { writtenBy } from '../contents/contents.query.ts';
import { readDocument } from '../contents/public.ts';
import type { PublishedContent } from './memory/content-pairs.rules.ts';

/** Older contents add hardly any pairs. */
const mostContents = 200;

const inBothLanguages = sql<SqlBool>`
  jsonb_typeof(published -> 'jp') = 'object' and jsonb_typeof(published -> 'en') = 'object'`;

export async function isVerified(db: Db, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Contents that the company has published in both languages, newest first. */
export async function readPublished(db: Db, companyId: string): Promise<PublishedContent[]> {
  const rows = await db
    .selectFrom(writtenBy(companyId).as('content'))
    .select(['kind', 'published', 'published_drift as drift'])
    .where(inBothLanguages)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(mostContents)
    .execute();
  return rows.flatMap(({ kind, published, drift }) => {
    const { jp, en } = readDocument(kind)(published) ?? {};
    return jp && en ? [{ kind, jp, en, drift }] : [];
  });
}
