import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import type { ErrorBody } from '@engawa/contract/error-catalogue';
import { languageTypes } from '@engawa/contract/language';
import { requestFor } from '@engawa/contract/request';
import { apiTimeoutMs } from '../../config/settings.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/words.ts';
import { ApiFailure } from '../failures/api-failure.ts';
import { words as apiWords } from '../words.ja.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
}

/** One request and its answer. Features use `call`, which also handles the session. */
export async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  { signal, timeoutMs = apiTimeoutMs, ...rest }: SendOptions = {},
): Promise<ReplyOf<E>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { method, url, body } = requestFor(endpoint, input);
    const response = await fetch(url, {
      method,
      headers: headersFor(rest, body !== undefined),
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const answer = await response.text();
    if (!response.ok) throw refusal(endpoint, response.status, answer);
    return JSON.parse(answer) as ReplyOf<E>;
  } catch (cause) {
    // An abort by the caller is passed on and shown to nobody.
    if (cause instanceof ApiFailure || signal?.aborted) throw cause;
    throw await unanswered(endpoint, timeout.aborted, cause);
  }
}

export function headersFor(
  { token, idempotencyKey }: Pick<SendOptions, 'token' | 'idempotencyKey'>,
  hasBody: boolean,
): Record<string, string> {
  return {
    Accept: 'application/json',
    LanguageType: languageTypes[language],
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** Throws if the body has another format, because a proxy answered instead of the server. */
export function refusal({ id }: AnyEndpoint, status: number, answer: string): ApiFailure {
  const body = JSON.parse(answer) as Partial<ErrorBody> | null;
  if (!body?.code || !body.message) throw new Error(`status ${status} without code and message`);
  return new ApiFailure(status, body as ErrorBody, { call: id });
}

async function unanswered(
  { id }: AnyEndpoint,
  timedOut: boolean,
  cause: unknown,
): Promise<ApiFailure> {
  const t = await loadWords(apiWords);
  const body = timedOut
    ? ({ code: 'timeout', message: t('timeout') } as const)
    : ({ code: 'no_response', message: t('noResponse') } as const);
  return new ApiFailure(0, body, { cause, call: id });
}
