import { recruiterLogin, refreshSession } from '@engawa/contract/auth/anyone';
import { ApiFailure, SessionOver } from './api-failure.ts';
import { sessionExpired } from './session-expired.ts';

/** How a call wants its failures treated; `meta` of its query or mutation. */
export interface CallMeta extends Record<string, unknown> {
  /** Nobody asked for it just now: a failure ends the session if it must, but says nothing. */
  background?: boolean;
  /** No overlay, no words: for what a person should not notice. */
  quiet?: boolean;
  /**
   * Its own place on the screen says what went wrong. The snackbar repeats what a command can not help:
   * no answer, 400, and failures of the server.
   */
  ownErrors?: boolean;
  /** Set for commands, not for reads. */
  command?: boolean;
  /** Whoever called says what was done, in words of their own. */
  ownWords?: boolean;
}

export interface FailureAnswer {
  /** For the snackbar. */
  say?: string;
  goTo?: '/sign-out' | '/signout';
  report?: boolean;
}

/** The error catalogue: what follows from each kind of failure. */
export function onFailure(failure: unknown, meta: CallMeta = {}): FailureAnswer {
  // Whoever found the session over has told the person and led them away.
  if (failure instanceof SessionOver) return {};
  if (!(failure instanceof ApiFailure)) return isGivenUp(failure) ? {} : { report: true };
  // Whoever made the call offers to sign in again.
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
      // The form shows each beside its field.
      return Object.keys(failure.fields).length > 0 ? {} : words;
    default:
      return { ...words, report: true };
  }
}

/** The server understood the command and said no: the form tells what to do about it. */
const isRefusal = (status: number): boolean => status > 400 && status < 500;

const isGivenUp = (failure: unknown): boolean =>
  failure instanceof Error && ['AbortError', 'CancelledError'].includes(failure.name);
