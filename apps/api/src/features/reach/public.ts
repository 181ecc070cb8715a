export {
  blockersOf,
  hasApplied,
  hasBlocked,
  isConnected,
  isInAudience,
  isOnHold,
  isSuspended,
  limitedTo,
  reach,
  unseenCompanies,
  visitorMaySee,
} from './reach.repo.ts';
export { countSpentBudgets } from './reading-alarm.repo.ts';
export { spendReading } from './reading-budget.ts';
export { mayCompanyWrite, mayFindAnybody } from './standing.repo.ts';
