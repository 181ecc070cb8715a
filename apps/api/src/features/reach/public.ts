/**
 * Feature reach. The one place that decides what a company may see of a student, whom it finds,
 * contacts and writes to, and the reverse; also the reading budgets of unverified companies.
 * Decisions 027, 028 and 030.
 */

export { countSpentBudgets } from './reading-alarm.repo.ts';
export { spendReading } from './reading-budget.ts';
export { mayCompanyWrite, mayFindAnybody } from './standing.repo.ts';
