import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import type { ErrorBody } from '@engawa/contract/error-catalogue';
import { languageTypes } from '@engawa/contract/language';
import { requestFor } from '@engawa/contract/request';
import { language } from '../i18n/language.ts';
import { ApiFailure } from './api-failure.ts';
import { apiMessages } from './messages.ts';

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Calls an endpoint of the contract. Nothing else in the client knows fetch. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  { signal, timeoutMs = 10_000 }: CallOptions = {},
): Promise<ReplyOf<E>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(
      endpoint,
      input,
      signal ? AbortSignal.any([signal, timeout]) : timeout,
    );
    const answer = await response.text();
    if (!response.ok) throw refusal(response.status, answer);
    return JSON.parse(answer) as ReplyOf<E>;
  } catch (cause) {
    // Who gave up on the call is told so; it is no failure to show.
    if (cause instanceof ApiFailure || signal?.aborted) throw cause;
    throw await unanswered(timeout.aborted, cause);
  }
}

function send<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  signal: AbortSignal,
): Promise<Response> {
  const { method, url, body } = requestFor(endpoint, input);
  const headers = {
    Accept: 'application/json',
    LanguageType: String(languageTypes[language]),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return fetch(url, { method, headers, body: body ?? null, signal });
}

/** Throws where the body is not the product's own: a proxy answered, not the server. */
function refusal(status: number, answer: string): ApiFailure {
  const body = JSON.parse(answer) as Partial<ErrorBody> | null;
  if (!body?.code || !body.message) throw new Error(`status ${status} without code and message`);
  return new ApiFailure(status, body as ErrorBody);
}

async function unanswered(timedOut: boolean, cause: unknown): Promise<ApiFailure> {
  const t = await apiMessages.load();
  return timedOut
    ? new ApiFailure(0, { code: 'timeout', message: t('timeout') }, { cause })
    : new ApiFailure(0, { code: 'no_response', message: t('noResponse') }, { cause });
}
