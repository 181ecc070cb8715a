import { type RawBuilder, sql } from 'kysely';
import { companyPictureOf } from '../files/files.query.ts';
import type { StoredPicture } from '../files/public.ts';

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
