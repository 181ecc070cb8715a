import { countCompanyNotices } from '@engawa/contract/notifications/company';
import { countStudentNotices } from '@engawa/contract/notifications/student';
import { signalKinds } from '@engawa/contract/realtime/schemas';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshedBy, refreshFor } from './signal-queries.ts';

const old = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);

function clientWith(...keys: unknown[][]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  return client;
}

test('a signal invalidates the answers of its kind, whatever their input, and no others', () => {
  const list = ['company.events.listApplicants', { params: { id: '1' } }];
  const client = clientWith([countCompanyNotices.id], list, ['company.jobs.listJobs', {}]);
  refreshFor(client, 'company', { id: 1, kind: 'apply', subject: null });
  expect(old(client)).toEqual([[countCompanyNotices.id], list]);
});

test.each(['reset', 'of-a-newer-server'])('%s invalidates every answer', (kind) => {
  const client = clientWith([countStudentNotices.id], ['student.settings.showSettings']);
  refreshFor(client, 'student', { id: 1, kind, subject: null });
  expect(old(client)).toHaveLength(2);
});

test('each side handles every kind of signal with endpoints of its own', () => {
  for (const [strategy, kinds] of Object.entries(refreshedBy)) {
    expect(Object.keys(kinds).toSorted()).toEqual(signalKinds.toSorted());
    for (const { id } of Object.values(kinds).flat()) expect(id).toMatch(`${strategy}.`);
  }
});
