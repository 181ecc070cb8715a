import type { Tx } from '../../../database.ts';
import type { NamedJob } from '../connections.repo.ts';

/** For the demo, whose jobs are inserted after its requests: those with a message get a job. */
export async function nameJobInRequests(
  tx: Tx,
  companyId: string,
  { id, title }: NamedJob,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ job_id: id, job_jp: title.jp, job_en: title.en })
    .where('company_id', '=', companyId)
    .where('asked_by', '=', 'company')
    .where('state', 'in', ['asked', 'connected'])
    .where('message', '<>', '')
    .execute();
}
