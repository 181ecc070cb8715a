import { refuse } from '@engawa/platform/errors/refusal';
import { type Act, act } from '../application.rules.ts';
import type { LockedApplication } from './applicants.repo.ts';

export const standingOf = (
  row: Pick<LockedApplication, 'status' | 'appliedAt' | 'outcome' | 'outcomeDue'>,
) => ({
  status: row.status,
  applied: row.appliedAt !== null,
  planned: row.outcomeDue === null ? null : row.outcome,
});

/** All or none: refuses if one application does not allow the act. */
export function changeAll(rows: readonly LockedApplication[], what: Act): void {
  for (const row of rows) {
    const outcome = act(standingOf(row), what);
    if ('fault' in outcome) refuse(outcome.fault);
  }
}
