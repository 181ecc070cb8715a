import type { countCompanyView as endpoint } from '@engawa/contract/analytics/student';
import type { Handler } from '../../../handler.ts';
import { type AnalyticsServices, countViews, listOf } from '../count-views.ts';
import { sourceOf } from '../source.rules.ts';

export const countCompanyView =
  (services: AnalyticsServices): Handler<typeof endpoint> =>
  ({ body, actor, ...call }) =>
    countViews(
      services,
      { ...call, studentId: actor.accountId, kind: 'company-view' },
      listOf(body).map((view) => ({
        id: view.company_id,
        source: sourceOf(view, services.origin),
        seconds: view.time_spent,
      })),
    );
