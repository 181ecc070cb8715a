import type { ApplicationStatus, OutcomeResult } from '@engawa/contract/applications/schemas';
import type { ErrorCode } from '@engawa/contract/error-catalogue';

/** Where an application stands. */
export interface Standing {
  status: ApplicationStatus;
  /** It came to the company; one on the company's own page only once the student has said so. */
  applied: boolean;
  /** An outcome that the student does not see yet. */
  planned: OutcomeResult | null;
}

/** What somebody does with it: the company, the student (withdraw, confirm), or time (release). */
export type Act = 'start' | 'back' | OutcomeResult | 'undo' | 'release' | 'withdraw' | 'confirm';

export type Outcome = { standing: Standing } | { fault: ErrorCode };

export const hasEnded = ({ status }: Pick<Standing, 'status'>): boolean =>
  status !== 'new' && status !== 'in-progress';

/** One outcome for each application, and nothing is changed after it. */
export function act(standing: Standing, what: Act): Outcome {
  const { status, applied, planned } = standing;
  const to = (change: Partial<Standing>): Outcome => ({ standing: { ...standing, ...change } });
  switch (what) {
    case 'confirm':
      if (status === 'withdrawn' || applied) return { fault: 'already_applied' };
      return to({ applied: true });
    case 'withdraw':
      // Whoever withdraws within the minute is not told an outcome any more.
      return hasEnded(standing)
        ? { fault: 'application_ended' }
        : to({ status: 'withdrawn', planned: null });
    case 'undo':
      if (planned !== null) return to({ planned: null });
      return { fault: hasEnded(standing) ? 'outcome_sent' : 'outcome_given' };
    case 'release':
      return planned === null ? { fault: 'outcome_sent' } : to({ status: planned, planned: null });
    default:
      if (!applied || hasEnded(standing) || planned !== null) return { fault: 'outcome_given' };
      if (what === 'start') return to({ status: 'in-progress' });
      return what === 'back' ? to({ status: 'new' }) : to({ planned: what });
  }
}
