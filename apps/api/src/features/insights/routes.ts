/**
 * Feature insights. What a company learns of its views: weekly sums, jobs and sources above a
 * threshold, never a person. Decision 050.
 */

import {
  exportInsights as exportEndpoint,
  showInsights as showEndpoint,
} from '@engawa/contract/insights/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { exportInsights } from './company/export-insights.ts';
import { showInsights } from './company/show-insights.ts';

export const insightsRoutes = () => [
  bind(showEndpoint, showInsights),
  bind(exportEndpoint, exportInsights),
];
