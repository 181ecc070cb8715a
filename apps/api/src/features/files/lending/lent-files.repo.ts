import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db } from '../../../database.ts';

/** Files that a company may read under these subjects; the caller checks the students. */
export const listLent = (db: Db, companyId: string, subjects: readonly string[]) =>
  db
    .selectFrom('file_use')
    .innerJoin('stored_file as file', 'file.id', 'file_use.file_id')
    .where('file_use.subject', '=', oneOf(subjects))
    .where('file_use.reader_company_id', '=', companyId)
    .select(['file.id', 'file.key', 'file.name', 'file.media_type', 'file.bytes'])
    .select(['file.pictures', 'file.scanned_at', 'file.infected', 'file_use.subject'])
    .execute();
