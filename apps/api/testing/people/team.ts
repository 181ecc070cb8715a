import type { LightMyRequestResponse } from 'fastify';
import type { SignedIn, SignedInRecruiter } from '../database/factories.ts';
import { besideTransaction } from '../database/locks.ts';
import type { TestApp } from '../server/app.ts';

const base = '/v1/company/team/member';

interface Invited {
  email: string;
  role?: number;
  language?: 'ja' | 'en';
  name?: string;
}

export function teamCalls({ app }: TestApp) {
  const send = (
    who: SignedIn,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
  return {
    list: (who: SignedIn) => send(who, 'GET', base),
    show: (who: SignedIn, id: string) => send(who, 'GET', `${base}/${id}`),
    change: (who: SignedIn, id: string, change: { role?: number; status?: string }) =>
      send(who, 'POST', `${base}/status`, { id, ...change }),
    invite: (who: SignedIn, people: readonly (string | Invited)[]) =>
      send(who, 'POST', `${base}/invitation`, {
        invitations: people.map((one) => ({
          role: 2,
          language: 'ja',
          ...(typeof one === 'string' ? { email: one } : one),
        })),
      }),
    resend: (who: SignedIn, id: string) => send(who, 'POST', `${base}/resend/invitation/${id}`),
    remove: (who: SignedIn, id: string, handOverTo?: string) =>
      send(who, 'DELETE', `${base}/${id}${handOverTo ? `?handOverTo=${handOverTo}` : ''}`),
  };
}

/** Two calls about one company, both started before either has changed anything. */
export const raced = (
  api: TestApp,
  { companyId }: SignedInRecruiter,
  calls: () => [Promise<LightMyRequestResponse>, Promise<LightMyRequestResponse>],
) =>
  besideTransaction(api, {
    first: (client) =>
      client.query('select 1 from account where company_id = $1 for update', [companyId]),
    calls: 2,
    call: () => Promise.all(calls()),
  });
