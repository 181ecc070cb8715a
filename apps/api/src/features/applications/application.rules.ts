import type { ApplicationStatus, OutcomeResult } from '@engawa/contract/applications/schemas';
import type { ErrorCode } from '@engawa/contract/error-catalogue';

export interface Standing {
  status: ApplicationStatus;
  /** False for an application on the company's own page until the student confirms it. */
  applied: boolean;
  /** An outcome that is not sent yet. */
  planned: OutcomeResult | null;
}

/**
 * Acts of the company, of the student (`withdraw`, `confirm`, `decline-offer`) and of the job
 * (`release`).
 */
export type Act =
  | 'start'
  | 'back'
  | OutcomeResult
  | 'undo'
  | 'release'
  | 'withdraw'
  | 'confirm'
  | 'decline-offer'
  | 'withdraw-offer';

export type Outcome = { standing: Standing } | { fault: ErrorCode };

export const hasEnded = ({ status }: Pick<Standing, 'status'>): boolean =>
  status !== 'new' && status !== 'in-progress';

/**
 * An application gets one outcome; after it, only an offer can still be declined or withdrawn. An
 * offer needs a selection: an application nobody has started on can only be declined.
 */
export function act(standing: Standing, what: Act): Outcome {
  const { status, applied, planned } = standing;
  const to = (change: Partial<Standing>): Outcome => ({ standing: { ...standing, ...change } });
  switch (what) {
    case 'confirm':
      if (status === 'withdrawn' || applied) return { fault: 'already_applied' };
      return to({ applied: true });
    case 'withdraw':
      // A withdrawal within the undo time cancels the planned outcome.
      return hasEnded(standing)
        ? { fault: 'application_ended' }
        : to({ status: 'withdrawn', planned: null });
    case 'undo':
      if (planned !== null) return to({ planned: null });
      return { fault: hasEnded(standing) ? 'outcome_sent' : 'outcome_given' };
    case 'release':
      return planned === null ? { fault: 'outcome_sent' } : to({ status: planned, planned: null });
    case 'decline-offer':
      return status === 'offered' ? to({ status: 'withdrawn' }) : { fault: 'offer_answered' };
    case 'withdraw-offer':
      return status === 'offered' ? to({ status: 'declined' }) : { fault: 'offer_withdrawn' };
    default:
      if (!applied || hasEnded(standing) || planned !== null) return { fault: 'outcome_given' };
      if (what === 'offered' && status === 'new') return { fault: 'offer_before_selection' };
      if (what === 'start') return to({ status: 'in-progress' });
      return what === 'back' ? to({ status: 'new' }) : to({ planned: what });
  }
}
