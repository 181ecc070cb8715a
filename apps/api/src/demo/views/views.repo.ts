import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import type { AnalyticsTables } from '../../features/analytics/public.ts';

/** Rows of an earlier seeding stay. */
export async function insertViewCounts(tx: Tx, rows: AnalyticsTables['view_count'][]) {
  await tx
    .insertInto('view_count')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

export const listOpenDemoJobs = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('content')
    .innerJoin('job_posting', 'job_posting.id', 'content.id')
    .where('content.company_id', '=', companyId)
    .where('job_posting.status', '=', 1)
    .select('content.id')
    .orderBy('content.created_at')
    .orderBy('content.id')
    .execute();

/** Each student saves the job a few days after the previous one. */
export async function saveForStudents(
  tx: Tx,
  { jobId, studentIds, now }: { jobId: string; studentIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    insert into saved_job (student_id, job_id, saved_at)
    select id, ${jobId}::uuid, ${now}::timestamptz - at * interval '3 days'
    from unnest(${studentIds}::uuid[]) with ordinality as one (id, at)`.execute(tx);
}
