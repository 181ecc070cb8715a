import { contentLimits } from '@engawa/contract/contents/limits';
import type { listJobs as endpoint } from '@engawa/contract/jobs/company';
import { jobStatuses, jobStatusFilters } from '@engawa/contract/reference/jobs/job-statuses';
import type { Handler } from '../../../handler.ts';
import { writeCursor } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import type { JobServices } from '../job-services.ts';
import { coversOf, presentListed } from '../jobs.present.ts';
import { countByStatus, listRows } from '../jobs.repo.ts';

export const listJobs =
  ({ countApplicants, countViews }: JobServices): Handler<typeof endpoint> =>
  async ({ db, actor, query, language }) => {
    const { companyId } = actor;
    const { word, cursor } = query;
    const status = jobStatuses.ids.find((id) => String(id) === query.status);
    const most = contentLimits.perPage;
    const [rows, counts] = await Promise.all([
      listRows(db, companyId, { status, word, cursor, most }),
      countByStatus(db, companyId, word),
    ]);
    const page = rows.slice(0, most);
    const last = rows.length > most ? page.at(-1) : undefined;
    const jobs = page.map((row) => presentListed(row, language));
    const jobIds = jobs.map(({ id }) => id);
    const [applicants, views, images] = await Promise.all([
      countApplicants(db, companyId, jobIds),
      countViews(db, companyId, jobIds),
      listPictures(db, companyId, coversOf(jobs)),
    ]);
    return {
      jobPostingList: jobs,
      applicants,
      views,
      counts: countsOf(counts),
      nextCursor: last ? writeCursor(last) : null,
      images,
    };
  };

/** Number of jobs per filter value; 0 is all of them. */
function countsOf(counts: Awaited<ReturnType<typeof countByStatus>>): Record<string, number> {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const of = (id: number) => counts.find(({ status }) => status === id)?.count ?? 0;
  return Object.fromEntries(jobStatusFilters.ids.map((id) => [id, id === 0 ? all : of(id)]));
}
