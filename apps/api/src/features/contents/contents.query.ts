import type { ContentKind } from '@engawa/contract/contents/kinds';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';
import { companyPictureOf, type StoredPicture } from '../files/files.query.ts';

/**
 * Contents of a kind with draft and published copy. Surrounding statements must alias the subselect
 * as `content`: conditions here and in the fragments of jobs, posts and audiences use that name.
 */
export const contentsOf = (kind: ContentKind) =>
  query.selectFrom('content').selectAll('content').where('content.kind', '=', sql.lit(kind));

export const companyPages = contentsOf('general');

export const writtenBy = (companyId: string) =>
  query.selectFrom('content').selectAll('content').where('content.company_id', '=', companyId);

export const isContentOf = (content: Id, company: Id): Condition => sql`exists (
  select from content as written
  where written.id = ${content} and written.company_id = ${company})`;

/** Whether the draft differs from the published copy; jsonb ignores key order and spacing. */
export const hasChanges = sql<boolean>`content.published is distinct from content.draft`;

export const nameInCharge = sql<string | null>`(
  select recruiter.name from recruiter
  where recruiter.id = content.in_charge and recruiter.company_id = content.company_id)`;

export function mentions(word: string, fields: readonly string[]): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const places = ['jp', 'en'].flatMap((language) =>
    fields.map((field) => sql<boolean>`content.draft #>> ${[language, field]} ilike ${pattern}`),
  );
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

const logo = sql`coalesce(
  general.published->'jp'->>'logoImage', general.published->'en'->>'logoImage')::uuid`;

/** The company's published logo, read without the rest of the document. */
export const logoOf = (
  company: 'thread.company_id' | 'company.id',
): RawBuilder<StoredPicture[] | null> =>
  sql<StoredPicture[] | null>`(
    select ${companyPictureOf(sql.ref('general.company_id'), logo)}
    from content as general
    where general.company_id = ${sql.ref(company)} and general.kind = 'general')`;
