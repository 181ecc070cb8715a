import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';
import { session } from '../session/session.ts';
import { reportError } from './report-error.ts';
import { headersFor } from './send.ts';

/** Sends what nobody waits for, also while the page goes away. A failure is only logged. */
export async function sendLate<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<void> {
  try {
    const token = await session.token();
    if (!token) return;
    const { method, url, body } = requestFor(endpoint, input);
    const headers = headersFor({ token }, true);
    const response = await fetch(url, { method, headers, body: body ?? null, keepalive: true });
    if (!response.ok) reportError(new Error(`${endpoint.id} was answered with ${response.status}`));
  } catch (failure) {
    reportError(failure);
  }
}
