import type { ListedApplication } from '@engawa/contract/applications/listed';
import { expect, test } from 'vitest';
import { recordLines } from './record.rules.ts';

const company = { id: 'c', name: { jp: '青葉工業', en: 'Aoba' }, verified: true, logoUrl: null };
const all = [
  {
    kind: 'job',
    at: '2026-11-15T16:00:00.000Z',
    application: {
      id: 'a',
      company,
      job: { id: null, title: { jp: '営業', en: null } },
      jobOpen: false,
      way: 'here',
      applyUrl: null,
      lentBy: null,
      status: 'declined',
      appliedAt: '2026-11-15T16:00:00.000Z',
      statusAt: '2026-11-20T00:00:00.000Z',
      outcomeText: null,
      offer: null,
      timeline: [],
      threadId: null,
    },
  },
  {
    kind: 'elsewhere',
    at: '2026-10-01T00:00:00.000Z',
    elsewhere: {
      id: 'e',
      companyName: 'Kawa',
      position: null,
      appliedOn: '2026-10-01',
      state: 'applied',
      url: null,
      note: null,
    },
  },
] satisfies ListedApplication[];

test('lists the oldest first, by day in Japan, in the reader’s language', () => {
  expect(recordLines(all, 'en')).toEqual([
    {
      date: '2026-10-01',
      kind: 'Application (elsewhere)',
      company: 'Kawa',
      what: '',
      status: 'Applied, waiting',
      since: '',
    },
    {
      date: '2026-11-16',
      kind: 'Application (Engawa)',
      company: 'Aoba',
      what: '営業',
      status: 'Declined',
      since: '2026-11-20',
    },
  ]);
});
