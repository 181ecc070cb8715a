import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';
import { openJobs } from '../jobs.query.ts';

const stated = ['ageReason', 'genderReason', 'nationalityReason', 'wagePermit'] as const;

/** Open jobs whose published copy states a lawful condition or a wage permit, the newest first. */
export async function listJustified(db: Db) {
  const rows = await db
    .selectFrom(openJobs.as('content'))
    .where((where) =>
      where.or(
        stated.map((field) => sql<boolean>`content.published #>> ${`{common,${field}}`} <> ''`),
      ),
    )
    .select(['content.id', 'content.company_id as companyId', 'content.published'])
    .orderBy('content.id', 'desc')
    .execute();
  return rows.flatMap(({ published, ...row }) => {
    const job = readDocument('job')(published);
    if (!job) return [];
    const reasons = stated.flatMap((field) => job.common[field] ?? []);
    const sentence = job.jp?.conditionReason ?? job.en?.conditionReason ?? null;
    return [{ ...row, reasons, sentence }];
  });
}
