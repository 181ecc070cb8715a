import { expect, test } from 'vitest';
import { eventOutline } from './outline.ts';
import { eventFaults } from './publish-faults.ts';
import type { EventCommon, EventDocument } from './schemas.ts';

const now = '2026-11-15T12:00';
const words = { title: '説明会', description: '仕事の話', place: '本社', coverImage: null };
const event = (common: Partial<EventCommon> = {}, jp: object = {}): EventDocument => ({
  jp: { ...words, ...jp },
  en: null,
  common: {
    ...eventOutline.blank.common,
    startsAt: '2026-12-01T14:00',
    endsAt: '2026-12-01T16:00',
    ...common,
  },
});
const closed = event({ deadline: '2026-11-10T23:59' });
const link = 'https://meet.example/a';

test.each([
  ['whole', event(), null, []],
  ['without a place', event({}, { place: null }), null, ['jp.place required']],
  [
    'online without a place',
    event({ format: 'online', onlineUrl: link }, { place: null }),
    null,
    [],
  ],
  ['online without a link', event({ format: 'both' }), null, ['common.onlineUrl required']],
  ['begun', event({ startsAt: now }), null, ['common.startsAt in_past']],
  ['begun since it was published', event({ startsAt: now }), event({ startsAt: now }), []],
  [
    'begun, and moved into the past',
    event({ startsAt: '2026-11-15T11:00' }),
    event({ startsAt: now }),
    ['common.startsAt in_past'],
  ],
  [
    'without dates',
    event({ startsAt: null, endsAt: null }),
    null,
    ['common.startsAt required', 'common.endsAt required'],
  ],
  ['with a deadline that has passed', closed, null, ['common.deadline in_past']],
  ['with one that was published before', closed, closed, []],
  [
    'with another that has passed',
    closed,
    event({ deadline: '2026-11-09T23:59' }),
    ['common.deadline in_past'],
  ],
])('%s', (_, content, published, faults) => {
  const found = eventFaults(content, now, published);
  expect(found.map(({ path, message }) => `${path} ${message}`)).toEqual(faults);
});
