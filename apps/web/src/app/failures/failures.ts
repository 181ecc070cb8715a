import type { FailureAnswer } from '../../shared/api/failures/on-failure.ts';
import { reportError } from '../../shared/api/failures/report-error.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';

export type SignOutPath = NonNullable<FailureAnswer['goTo']>;

let leave: (path: SignOutPath) => void = () => {};

/** The router says how to leave once it exists; failures may come before. */
export function setLeave(how: (path: SignOutPath) => void): void {
  leave = how;
}

/** Does what the error catalogue says. */
export function answerFailure({ say, goTo, report }: FailureAnswer, failure: unknown): void {
  if (report) reportError(failure);
  if (say) showSnackbar({ ok: false, message: say });
  if (goTo) leave(goTo);
}
