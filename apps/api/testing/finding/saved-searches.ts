import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export function savedSearchCalls({ app }: TestApp) {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by: SignedIn, payload?: object) =>
    app.inject({
      method,
      url: `/v1/company/search-student/kept${path}`,
      headers: by.headers,
      ...(payload && { payload }),
    });
  return {
    send,
    keep: (by: SignedIn, name: string, filter: object = {}, notify = true) =>
      send('POST', '', by, { name, filter, notify }),
    kept: async (by: SignedIn) => (await send('GET', '', by)).json().searches,
  };
}
