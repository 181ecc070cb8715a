import type { ContentKind } from '@engawa/contract/contents/kinds';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';
import { companyPictureOf } from '../files/files.query.ts';
import type { StoredPicture } from '../files/files.tables.ts';

/**
 * What companies have written of a kind, both copies. The fragments below, and those of jobs, posts
 * and audiences, speak of it as `content` in the surrounding statement.
 */
export const contentsOf = (kind: ContentKind) =>
  query.selectFrom('content').selectAll('content').where('content.kind', '=', sql.lit(kind));

/** What companies say of themselves: one row for each that has begun its page. */
export const companyPages = contentsOf('general');

/** Everything that a company has written, of any kind. */
export const writtenBy = (companyId: string) =>
  query.selectFrom('content').selectAll('content').where('content.company_id', '=', companyId);

/** The company has written the content of this id. */
export const isContentOf = (content: Id, company: Id): Condition => sql`exists (
  select from content as written
  where written.id = ${content} and written.company_id = ${company})`;

/** Whether what is being written differs from what was published; jsonb compares by meaning. */
export const hasChanges = sql<boolean>`content.published is distinct from content.draft`;

/** The name of whoever takes care of a content. */
export const nameInCharge = sql<string | null>`(
  select recruiter.name from recruiter
  where recruiter.id = content.in_charge and recruiter.company_id = content.company_id)`;

/** Whether a word stands anywhere in these texts of either language. */
export function mentions(word: string, fields: readonly string[]): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const places = ['jp', 'en'].flatMap((language) =>
    fields.map((field) => sql<boolean>`content.draft #>> ${[language, field]} ilike ${pattern}`),
  );
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

const logo = sql`coalesce(
  general.published->'jp'->>'logoImage', general.published->'en'->>'logoImage')::uuid`;

/**
 * The published logo of a company of the surrounding statement, for lists: there the whole document
 * would be read for one picture.
 */
export const logoOf = (
  company: 'thread.company_id' | 'company.id',
): RawBuilder<StoredPicture[] | null> =>
  sql<StoredPicture[] | null>`(
    select ${companyPictureOf(sql.ref('general.company_id'), logo)}
    from content as general
    where general.company_id = ${sql.ref(company)} and general.kind = 'general')`;
