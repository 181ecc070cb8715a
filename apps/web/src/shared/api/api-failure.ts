import type { ErrorBody } from '@engawa/contract/error-catalogue';

/** `timeout` and `no_response` are the client's own: the server did not get to answer. */
export type FailureCode = ErrorBody['code'] | 'timeout' | 'no_response';

/** A call that did not succeed, worded for the person. Status 0 means that no answer came. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly current: number | undefined;

  constructor(
    status: number,
    body: Omit<ErrorBody, 'code'> & { code: FailureCode },
    options?: ErrorOptions,
  ) {
    super(body.message, options);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.current = body.current;
  }

  /** Whether the same call may well succeed a moment later. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
