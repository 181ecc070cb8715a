import { query } from '../../query.ts';

export const viewCounts = query
  .selectFrom('view_count')
  .select(['company_id', 'job_id', 'kind', 'week', 'source', 'views']);

/** Students who viewed a company or one of its jobs and allow keeping their views. */
export const companiesSeen = query.selectFrom('seen').select(['student_id', 'company_id']);
