import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

/** What all reports together may take, so that nobody fills the table however many addresses they have. */
export const errorBudget = {
  /** Reports of everybody in a day. */
  reports: { max: 20_000, seconds: 24 * 60 * 60 },
  /** Errors that were not known before, in a day. */
  newRows: 300,
  /** Of those, from one address: a campus meets few new errors in a day, an inventor of errors many. */
  newRowsPerAddress: { max: 20, seconds: 24 * 60 * 60 },
  rows: 1_000,
  keptDays: 90,
} as const;

const [name, who] = ['client-errors', 'everybody'];

export async function spendReport(limits: CallLimits): Promise<void> {
  (await limits.attempt(name, who, errorBudget.reports)).refuseIfOver();
}

/** Whether an address may still bring an error that was not known before. */
export async function mayBringNew(limits: CallLimits, address: string): Promise<boolean> {
  const attempt = await limits.attempt(`${name}-new`, address, errorBudget.newRowsPerAddress);
  return !attempt.over;
}

/** For the operator: how many came today, those that were refused included. */
export const countReports = (limits: CallLimits): Promise<number> =>
  limits.standing(name, who, errorBudget.reports);
