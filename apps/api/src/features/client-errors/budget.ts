import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

/** Limits over all reports, so that many addresses together cannot fill the table. */
export const errorBudget = {
  reports: { max: 20_000, seconds: 24 * 60 * 60 },
  newRows: 300,
  /** New errors per day and address: a campus network meets few, an attacker many. */
  newRowsPerAddress: { max: 20, seconds: 24 * 60 * 60 },
  rows: 1_000,
  keptDays: 90,
} as const;

const [name, who] = ['client-errors', 'everybody'];

export async function spendReport(limits: CallLimits): Promise<void> {
  (await limits.attempt(name, who, errorBudget.reports)).refuseIfOver();
}

export async function mayBringNew(limits: CallLimits, address: string): Promise<boolean> {
  const attempt = await limits.attempt(`${name}-new`, address, errorBudget.newRowsPerAddress);
  return !attempt.over;
}

export const countReports = (limits: CallLimits): Promise<number> =>
  limits.standing(name, who, errorBudget.reports);
