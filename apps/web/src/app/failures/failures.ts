import type { FailureAnswer } from '../../shared/api/failures/on-failure.ts';
import { reportError } from '../../shared/api/failures/report-error.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';

export type SignOutPath = NonNullable<FailureAnswer['goTo']>;

let leave: (path: SignOutPath) => void = () => {};

/** Set when the router exists; failures can occur before. */
export function setLeave(how: (path: SignOutPath) => void): void {
  leave = how;
}

export function answerFailure({ say, goTo, report }: FailureAnswer, failure: unknown): void {
  if (report) reportError(failure);
  if (say) showSnackbar({ ok: false, message: say });
  if (goTo) leave(goTo);
}
