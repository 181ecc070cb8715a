export type { AnalyticsTables, ViewKind } from './analytics.tables.ts';
export { forgetOldViews, forgetOldViewsJob } from './forget-old-views.ts';
export { isProfileViewStored, storeProfileView } from './profile-views.repo.ts';
export { forgetSeen } from './seen.repo.ts';
