/**
 * Feature analytics. Counts views of companies, jobs and students: weekly sums by source without a
 * person. Who viewed what is stored only where neither the setting `keepsViews` nor `Sec-GPC: 1`
 * forbids it.
 */

import {
  countCompanyView as companyViewEndpoint,
  countJobApplication as jobApplicationEndpoint,
  countJobView as jobViewEndpoint,
  listProfileViews as profileViewsEndpoint,
} from '@engawa/contract/analytics/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { AnalyticsServices } from './count-views.ts';
import { countCompanyView } from './student/count-company-view.ts';
import { countJobApplication } from './student/count-job-application.ts';
import { countJobView } from './student/count-job-view.ts';
import { listProfileViews } from './student/list-profile-views.ts';

export const analyticsRoutes = (services: AnalyticsServices) => [
  bind(companyViewEndpoint, countCompanyView(services)),
  bind(jobViewEndpoint, countJobView(services)),
  bind(jobApplicationEndpoint, countJobApplication(services)),
  bind(profileViewsEndpoint, listProfileViews(services)),
];
