import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';
import { session } from '../../session/session.ts';
import { reportError } from '../failures/report-error.ts';
import { headersFor, refusal } from './send.ts';

/** Sends without being awaited, even while the page closes. A failure is only reported. */
export async function sendInBackground<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<void> {
  try {
    const token = await session.token();
    if (!token) return;
    const { method, url, body } = requestFor(endpoint, input);
    const headers = headersFor({ token }, true);
    const response = await fetch(url, { method, headers, body: body ?? null, keepalive: true });
    if (!response.ok) throw refusal(endpoint, response.status, await response.text());
  } catch (failure) {
    reportError(failure);
  }
}
