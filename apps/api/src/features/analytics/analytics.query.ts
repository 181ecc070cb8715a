import { query } from '../../query.ts';

/** How often pages of companies and jobs were looked at, by week and source. */
export const viewCounts = query
  .selectFrom('view_count')
  .select(['company_id', 'job_id', 'kind', 'week', 'source', 'views']);

/** Which students looked at a company or a job of it, and allow to keep that. */
export const companiesSeen = query.selectFrom('seen').select(['student_id', 'company_id']);
