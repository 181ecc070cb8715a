import { query } from '../../query.ts';

/** How each offer stands; an undone one is `open` too, so the application must be `offered`. */
export const offerStates = query
  .selectFrom('job_offer')
  .select(['application_id', 'company_id', 'state', 'reply_by', 'document']);
