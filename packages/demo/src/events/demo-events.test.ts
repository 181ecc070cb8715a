import { saveEvent } from '@engawa/contract/events/company';
import { eventFaults } from '@engawa/contract/events/publish-faults';
import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { describe, expect, test } from 'vitest';
import { demoCompanies } from '../companies.ts';
import { demoEventPictures, demoEvents } from './demo-events.ts';

const picture = '0199a1c0-0000-7000-8000-000000000001';
const day = 86_400_000;

const eventsOn = (now: Date) =>
  demoCompanies.flatMap(({ domain }) =>
    demoEvents(domain, { now, pictureFor: () => picture }).map((event) => ({
      ...event,
      name: `${domain}/${event.id}`,
    })),
  );
const today = new Date('2026-11-15T03:00:00Z');
const events = eventsOn(today);
const nobody = { connected: false, saveListIds: [], studentIds: [] };

describe('the events of the demo', () => {
  test.each(events.map((event) => [event.name, event] as const))('%s is complete', (_, event) => {
    const { document, status, people } = event;
    const saving = { version: 0, inStep: [], eventId: null, audience: nobody };
    const body = { ...saving, status, ...document };
    expect(saveEvent.body?.parse(body)).toEqual(body);
    const { going = [], waiting = [], cancelled = [] } = people;
    const all = [...going, ...waiting, ...cancelled];
    expect(new Set(all).size).toBe(all.length);
    const capacity = document.common.capacity ?? Number.POSITIVE_INFINITY;
    expect(going.length).toBeLessThanOrEqual(capacity);
    if (waiting.length > 0) expect(going).toHaveLength(capacity);
    expect(status === 'limited').toBe(event.audience !== undefined);
  });

  test('future events could be published on any day', () => {
    for (let ahead = 0; ahead < 8; ahead += 1) {
      const now = new Date(today.getTime() + ahead * day);
      const minute = minuteInJapan(now);
      for (const { name, document, status } of eventsOn(now)) {
        if (status === 'draft' || isOver(document.common, minute)) continue;
        expect([name, eventFaults(document, minute, null)]).toEqual([name, []]);
        const start = Date.parse(`${document.common.startsAt}:00+09:00`) - now.getTime();
        expect(start / day).toBeGreaterThan(6);
        expect(start / day).toBeLessThan(57);
      }
    }
  });

  test('has some of every kind, and one of every company', () => {
    const over = events.filter(({ document }) => isOver(document.common, minuteInJapan(today)));
    const having = (status: string) => events.filter((event) => event.status === status).length;
    expect(events.length).toBeGreaterThanOrEqual(12);
    expect([over.length, having('draft'), having('limited')]).toEqual([2, 1, 1]);
    expect(events.filter(({ people }) => (people.waiting ?? []).length > 0)).toHaveLength(1);
    expect(new Set(events.map(({ document }) => document.common.format)).size).toBe(3);
    for (const { domain } of demoCompanies) {
      expect(demoEvents(domain, { now: today, pictureFor: () => null })).not.toEqual([]);
    }
  });

  test('gives each its own words and picture', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = events.flatMap(({ document }) => [document.jp?.[field], document.en?.[field]]);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(demoEventPictures.map(({ name }) => name).toSorted()).toEqual(
      events.map(({ name }) => name).toSorted(),
    );
  });
});
