import type { countJobView as endpoint } from '@engawa/contract/analytics/student';
import type { Handler } from '../../../handler.ts';
import { type AnalyticsServices, countViews, listOf } from '../count-views.ts';
import { sourceOf } from '../source.rules.ts';

export const countJobView =
  (services: AnalyticsServices): Handler<typeof endpoint> =>
  ({ body, actor, ...call }) =>
    countViews(
      services,
      { ...call, studentId: actor.accountId, kind: 'job-view' },
      listOf(body).map((view) => ({
        id: view.job_id,
        source: sourceOf(view, services.origin),
        seconds: view.time_spent_on_page,
      })),
    );
