import type { ErrorCode, ErrorDetails } from '@engawa/contract/error-catalogue';

/** What keeps us from answering, for log and metrics: told apart, because each is mended elsewhere. */
export type UnavailableCause = 'overload' | 'database' | 'store' | 'stopping';

export interface RefusalOptions {
  details?: ErrorDetails;
  /** Field name to message, for 422. */
  fields?: Record<string, string>;
  /** The version that is stored now, for a stale save. */
  current?: number;
  retryAfterSeconds?: number;
  /** With `unavailable`; `overload` where it is not said. */
  because?: UnavailableCause;
  cause?: unknown;
}

/** A "no" that the caller is told about: a code of the contract, worded later in their language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly options: RefusalOptions;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.options = options;
  }
}

export function refuse(code: ErrorCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}

/** Someone else's object and one that does not exist are the same thing to the caller. */
export function found<T>(row: T | undefined | null): T {
  return row ?? refuse('not_found');
}
