import { recruiterLogin, refreshSession } from '@engawa/contract/auth/anyone';
import { ApiFailure, SessionOver } from './api-failure.ts';
import { sessionExpired } from './session-expired.ts';

export interface CallMeta extends Record<string, unknown> {
  /** Not requested by the user: a failure may end the session, but shows no message. */
  background?: boolean;
  /** No loading overlay and no messages, because the user should not notice the call. */
  quiet?: boolean;
  /** The caller shows errors itself. The snackbar still shows those that a form cannot fix. */
  ownErrors?: boolean;
  command?: boolean;
  /** The screen shows the result: the success message is only announced to screen readers. */
  visibleResult?: boolean;
  /** The caller shows its own success message. */
  ownWords?: boolean;
}

export interface FailureAnswer {
  say?: string;
  goTo?: '/sign-out' | '/signout';
  report?: boolean;
}

/** The error catalogue: what each kind of failure leads to. */
export function onFailure(failure: unknown, meta: CallMeta = {}): FailureAnswer {
  // The code that ended the session has shown a message and navigated away.
  if (failure instanceof SessionOver) return {};
  if (!(failure instanceof ApiFailure)) return isGivenUp(failure) ? {} : { report: true };
  // The caller offers to sign in again.
  if (failure.code === 'sign_in_again') return {};
  const isRepeated = meta.command && !isRefusal(failure.status);
  const silent = meta.background || meta.quiet || (meta.ownErrors && !isRepeated);
  const words = silent ? {} : { say: failure.message };
  switch (failure.status) {
    case 400:
      if (failure.call === refreshSession.id) return { say: sessionExpired, goTo: '/sign-out' };
      return { ...words, report: true };
    case 401:
      if (failure.call === recruiterLogin.id) return words;
      return { ...(!meta.background && !meta.quiet && { say: failure.message }), goTo: '/signout' };
    case 403:
      return { say: failure.message, goTo: '/sign-out' };
    case 422:
      // The form shows each message at its field.
      return Object.keys(failure.fields).length > 0 ? {} : words;
    default:
      return { ...words, report: true };
  }
}

/** The server understood the command and refused it, so the form can explain what to do. */
const isRefusal = (status: number): boolean => status > 400 && status < 500;

const isGivenUp = (failure: unknown): boolean =>
  failure instanceof Error && ['AbortError', 'CancelledError'].includes(failure.name);
