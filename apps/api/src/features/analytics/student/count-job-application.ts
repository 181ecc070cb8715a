import type { countJobApplication as endpoint } from '@engawa/contract/analytics/student';
import type { Handler } from '../../../handler.ts';
import { type AnalyticsServices, countViews, listOf } from '../count-views.ts';
import { campaignOf } from '../source.rules.ts';

/** Without a campaign the source is unknown: the payload does not name the previous page. */
const none = { name: 'none', free: false };

export const countJobApplication =
  (services: AnalyticsServices): Handler<typeof endpoint> =>
  ({ body, actor, ...call }) =>
    countViews(
      services,
      { ...call, studentId: actor.accountId, kind: 'job-application' },
      listOf(body).map((view) => ({
        id: view.job_id,
        source: campaignOf(view) ?? none,
        seconds: 0,
      })),
    );
