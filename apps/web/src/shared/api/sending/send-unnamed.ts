import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { requestFor } from '@engawa/contract/request';

/**
 * Sends what must not say who sends it: no token, no cookies, no address of the page. Also while the
 * page goes away; what is answered interests nobody.
 */
export async function sendUnnamed<E extends AnyEndpoint>(
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
