import { z } from 'zod';
import { contentId } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { insightPeriods } from './limits.ts';
import { insights } from './schemas.ts';

const recruiters = company(0, 1, 2);
const query = z.object({
  weeks: z.enum(insightPeriods).optional(),
  job: contentId.optional(),
});

export const showInsights = endpoint({
  id: 'company.insights.showInsights',
  method: 'GET',
  path: '/v1/company/insights',
  summary:
    'Views, saves, connects and applications by week, by job and, for views, by source. Sums only; ' +
    'views and saves count students, are published a day later and are rounded down to fives.',
  auth: recruiters,
  query,
  reply: insights,
  errors: [],
});

export const exportInsights = endpoint({
  id: 'company.insights.exportInsights',
  method: 'GET',
  path: '/v1/company/csv-insights-output',
  summary: 'The same as CSV: a row for each week and job, or one for each source.',
  auth: recruiters,
  query: query.extend({ by: z.enum(['week', 'source']).optional() }),
  reply: 'file',
  mediaTypes: ['text/csv'],
  errors: [],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
});
