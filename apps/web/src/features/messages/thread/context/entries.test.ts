import type { ThreadContext } from '@engawa/contract/messages/context';
import { expect, it } from 'vitest';
import { entriesOf } from './entries.ts';

const application = (id: string, steps: [string, string][]) =>
  ({
    id,
    job: { id: null, title: { jp: id, en: null } },
    timeline: steps.map(([kind, at]) => ({ kind, at })),
  }) as ThreadContext['applications'][number];
const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`;
const shape = (context: Partial<ThreadContext>) =>
  entriesOf({ applications: [], request: null, appointments: [], ...context }).map((entry) =>
    entry.kind === 'step' ? `${entry.step} ${entry.job?.title.jp ?? '-'}` : entry.kind,
  );

it('puts steps and appointments in order and leaves the first steps to the card', () => {
  const one = application('営業', [
    ['pre-applied', at(0)],
    ['applied', at(1)],
    ['in-progress', at(2)],
    ['offered', at(4)],
  ]);
  const appointments = [{ id: 'a', at: at(3), startsAt: at(9), minutes: 30 }];
  expect(shape({ applications: [one], appointments })).toEqual([
    'in-progress -',
    'appointment',
    'offered -',
  ]);
});

it('names the job if there are several applications', () => {
  const sales = application('営業', [['declined', at(5)]]);
  const design = application('設計', [['in-progress', at(4)]]);
  expect(shape({ applications: [sales, design] })).toEqual(['in-progress 設計', 'declined 営業']);
  expect(entriesOf(null)).toEqual([]);
});
