import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';

/** Sends anonymously, without token, cookies and referrer, even while the page closes. */
export async function sendAnonymously<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<void> {
  const { method, url, body } = requestFor(endpoint, input);
  await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body ?? null,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
}
