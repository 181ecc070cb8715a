import type { countJobApplication as endpoint } from '@engawa/contract/analytics/student';
import type { Handler } from '../../../handler.ts';
import { type AnalyticsServices, countViews, listOf } from '../count-views.ts';

/** The payload does not say where the student came from. */
const source = { name: 'none', free: false };

export const countJobApplication =
  (services: AnalyticsServices): Handler<typeof endpoint> =>
  ({ body, actor, ...call }) =>
    countViews(
      services,
      { ...call, studentId: actor.accountId, kind: 'job-application' },
      listOf(body).map((view) => ({ id: view.job_id, source, seconds: 0 })),
    );
