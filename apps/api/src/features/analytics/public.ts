export type { AnalyticsTables, ViewKind } from './analytics.tables.ts';
export { forgetOldViews, forgetOldViewsJob } from './forget-old-views.ts';
export { forgetSeen } from './seen.repo.ts';
