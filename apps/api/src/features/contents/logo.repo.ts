import { type RawBuilder, sql } from 'kysely';
import type { StoredPicture } from '../files/public.ts';

/**
 * The published logo of a company of the surrounding statement, for lists: there the whole document
 * would be read for one picture.
 */
export const logoOf = (
  company: 'thread.company_id' | 'company.id',
): RawBuilder<StoredPicture[] | null> =>
  sql<StoredPicture[] | null>`(
    select logo.pictures
    from content as general join stored_file as logo
      on logo.company_id = general.company_id and logo.id = coalesce(
        general.published->'jp'->>'logoImage', general.published->'en'->>'logoImage')::uuid
    where general.company_id = ${sql.ref(company)} and general.kind = 'general')`;
