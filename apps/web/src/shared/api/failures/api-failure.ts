import type { ClientCode } from '@engawa/contract/client-errors/kinds';
import type { ErrorBody } from '@engawa/contract/error-catalogue';

/** The client's own codes: no answer from the server, or a call that was not sent twice. */
export type FailureCode = ErrorBody['code'] | ClientCode;

/** A failed call with a message for the user. Status 0 means that no answer arrived. */
export class ApiFailure extends Error {
  override readonly name: string = 'ApiFailure';
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly current: number | undefined;
  /** The id of the endpoint. */
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

  /** Whether a retry may succeed. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/**
 * The call was not sent, because its session has expired or another tab has changed it. The code
 * that ended the session shows the message, once.
 */
export class SessionOver extends ApiFailure {
  override readonly name = 'SessionOver';
  readonly reason: 'expired' | 'elsewhere';

  constructor(reason: 'expired' | 'elsewhere') {
    super(401, { code: 'session_expired', message: 'Session Expired' });
    this.reason = reason;
  }
}
