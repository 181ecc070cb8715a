import { type Expression, type RawBuilder, sql } from 'kysely';
import { query } from '../../query.ts';
import type { StoredPicture } from './files.tables.ts';

export type { StoredPicture } from './files.tables.ts';

/** Picture variants of a file in the surrounding statement. */
export const pictureOf = (file: string | Expression<string | null>) =>
  query
    .selectFrom('stored_file')
    .select('stored_file.pictures')
    .where('stored_file.id', '=', typeof file === 'string' ? sql.ref<string>(file) : file);

/** Picture variants of a file named in a document; none if the file is not the company's. */
export const companyPictureOf = (
  company: Expression<string>,
  file: Expression<unknown>,
): RawBuilder<StoredPicture[] | null> =>
  sql<StoredPicture[] | null>`(
    select stored_file.pictures from stored_file
    where stored_file.company_id = ${company} and stored_file.id = ${file})`;

export const attachedFiles = query
  .selectFrom('stored_file')
  .select(['id', 'name', 'media_type', 'bytes', 'pictures']);
