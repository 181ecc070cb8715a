import type { ClientCode } from '@engawa/contract/client-errors/kinds';
import type { ErrorBody } from '@engawa/contract/error-catalogue';

/** The client's own: the server did not get to answer, or was not asked twice. */
export type FailureCode = ErrorBody['code'] | ClientCode;

/** A call that did not succeed, worded for the person. Status 0 means that no answer came. */
export class ApiFailure extends Error {
  override readonly name: string = 'ApiFailure';
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly current: number | undefined;
  /** Which call it was, as the contract names it. */
  readonly call: string;

  constructor(
    status: number,
    body: Omit<ErrorBody, 'code'> & { code: FailureCode },
    options: ErrorOptions & { call?: string } = {},
  ) {
    super(body.message, options);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.call = options.call ?? '';
  }

  /** Whether the same call may well succeed a moment later. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * A call that was not made, because the session it needs has run out or another tab has changed it.
 * Whoever ended the session tells the person, once.
 */
export class SessionOver extends ApiFailure {
  override readonly name = 'SessionOver';
  readonly reason: 'expired' | 'elsewhere';

  constructor(reason: 'expired' | 'elsewhere') {
    super(401, { code: 'session_expired', message: 'Session Expired' });
    this.reason = reason;
  }
}
