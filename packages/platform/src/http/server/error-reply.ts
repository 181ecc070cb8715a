import {
  type ErrorBody,
  type ErrorCode,
  errorMeaning,
  errorMessage,
} from '@engawa/contract/error-catalogue';
import type { Language } from '@engawa/contract/language';
import { isDatabaseUnavailable, isDiskFull } from '../../db/failures.ts';
import { Refusal, type UnavailableCause } from '../../errors/refusal.ts';

const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ROUTE_MISSING_VERSION: 'malformed_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_PARTS_LIMIT: 'malformed_request',
  FST_FIELDS_LIMIT: 'malformed_request',
  FST_FILES_LIMIT: 'too_many_files',
  FST_PROTO_VIOLATION: 'malformed_request',
};

export interface ErrorReply {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
  /** A server fault, logged with its stack. */
  ours: boolean;
  unavailable: UnavailableCause | undefined;
}

export function errorReply(error: unknown, language: Language): ErrorReply {
  const refusal = refusalFor(error);
  const { code, options } = refusal;
  const { status } = errorMeaning(code);
  const wait = options.retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  return {
    status,
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: {
      code,
      message: errorMessage(code, language, { ...options.details, ...(wait && { seconds: wait }) }),
      ...(options.fields && { fields: options.fields }),
      ...(options.current !== undefined && { current: options.current }),
    },
    ours: code === 'internal' || code === 'save_failed',
    unavailable: code === 'unavailable' ? (options.because ?? 'overload') : undefined,
  };
}

/** Maps any error to what the caller is shown. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) {
    return new Refusal('unavailable', { because: 'database', cause: error });
  }
  if (isDiskFull(error)) return new Refusal('storage_full', { cause: error });
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new Refusal(known, { cause: error });
  // Other 4xx errors of the framework are about the form of the request.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('malformed_request', { cause: error });
  }
  return new Refusal('internal', { cause: error });
}
