import type { ErrorCode, ErrorDetails } from '@engawa/contract/error-catalogue';

/** Causes of a 503, distinguished in log and metrics because the operator fixes each elsewhere. */
export type UnavailableCause = 'overload' | 'database' | 'store' | 'stopping';

export interface RefusalOptions {
  details?: ErrorDetails;
  fields?: Record<string, string>;
  /** The stored version, when a save was based on an older one. */
  current?: number;
  retryAfterSeconds?: number;
  /** With `unavailable`; default: `overload`. */
  because?: UnavailableCause;
  cause?: unknown;
}

/** An expected "no": a code of the contract, worded later in the caller's language. */
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

/** 404, also for objects of others, so that the caller cannot tell whether they exist. */
export function found<T>(row: T | undefined | null): T {
  return row ?? refuse('not_found');
}
