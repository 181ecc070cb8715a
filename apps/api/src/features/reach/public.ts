export { countSpentBudgets } from './reading-alarm.repo.ts';
export { spendReading } from './reading-budget.ts';
export { mayCompanyWrite, mayFindAnybody } from './standing.repo.ts';
