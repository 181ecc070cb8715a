import { sql } from 'kysely';
import type { Tx } from '../../database.ts';

export async function listJobsToTarget(tx: Tx, each: number) {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id as "companyId" from (
      select content.id, content.company_id,
        row_number() over (partition by content.company_id order by content.created_at, content.id)
          as place
      from content
        join job_posting on job_posting.id = content.id and job_posting.status = 1
        join company on company.id = content.company_id
      where content.kind = 'job' and content.published is not null
        and company.is_demo and company.verified_at is not null
        and not exists (
          select from target_setting where target_setting.company_id = company.id)) as job
    where place <= ${each}`.execute(tx);
  return rows;
}
