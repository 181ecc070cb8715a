import type { EventCommon, EventDocument, EventLanguage } from '@engawa/contract/events/schemas';
import { expect, test } from 'vitest';
import { eventChanges } from './event-changes.rules.ts';

interface Change {
  jp?: Partial<EventLanguage> | null;
  en?: Partial<EventLanguage> | null;
  common?: Partial<EventCommon>;
}

const rest = { description: '…', coverImage: null };
const event = ({ jp = {}, en = {}, common = {} }: Change = {}): EventDocument => ({
  jp: jp && { ...rest, title: '説明会', place: '本社', ...jp },
  en: en && { ...rest, title: 'Open day', place: 'Head office', ...en },
  common: {
    startsAt: '2031-04-05T08:30',
    endsAt: '2031-04-05T10:00',
    deadline: null,
    format: 'place',
    onlineUrl: null,
    capacity: 5,
    ...common,
  },
});

const plain = event();
const online = (onlineUrl = 'https://meet.example/a', format: EventCommon['format'] = 'online') =>
  event({ common: { format, onlineUrl } });

const time = { whenBefore: '5 Apr 2031, 08:30–10:00 (Japan time)' };

test.each<[string, EventDocument, EventDocument, object]>([
  ['nothing', plain, plain, {}],
  [
    'wording, deadline, number of places',
    plain,
    event({
      jp: { title: '会社説明会', description: '別の文' },
      common: { deadline: '2031-04-01T00:00', capacity: 9 },
    }),
    {},
  ],
  ['the start', plain, event({ common: { startsAt: '2031-04-05T09:00' } }), time],
  ['the end', plain, event({ common: { endsAt: '2031-04-05T11:00' } }), time],
  [
    'the place',
    plain,
    event({ jp: { place: '別館' }, en: { place: 'Annex' } }),
    { placeBefore: 'Head office', place: 'Annex' },
  ],
  [
    'the place, in the other language only',
    plain,
    event({ jp: { place: '別館' } }),
    { placeBefore: '本社', place: '別館' },
  ],
  ['a translation that came', event({ en: null }), plain, {}],
  ['a translation that went', plain, event({ en: null }), {}],
  [
    'a translation that came, and the place',
    event({ en: null }),
    event({ jp: { place: '別館' } }),
    { placeBefore: '本社', place: '別館' },
  ],
  [
    'one language for the other',
    event({ en: null }),
    event({ jp: null }),
    { placeBefore: '本社', place: 'Head office' },
  ],
  ['to online', plain, online(), { placeBefore: 'Head office', place: 'Online', link: 'changed' }],
  ['from online', online(), plain, { placeBefore: 'Online', place: 'Head office' }],
  [
    'to online as well',
    online(undefined, 'place'),
    online(undefined, 'both'),
    { placeBefore: 'Head office', place: 'Head office / Online', link: 'changed' },
  ],
  ['the link', online(), online('https://meet.example/b'), { link: 'changed' }],
  [
    'the place of what is online',
    online(),
    { ...online(), en: event({ en: { place: 'Annex' } }).en },
    {},
  ],
  ['a link nobody uses', online(undefined, 'place'), online('https://meet.example/b', 'place'), {}],
])('%s', (_, before, after, changes) => {
  expect(eventChanges(before, after, 'en')).toEqual(changes);
});

test('uses Japanese for readers of Japanese', () => {
  const moved = event({
    jp: { place: '別館' },
    en: { place: 'Annex' },
    common: { startsAt: '2031-04-05T09:00' },
  });
  expect(eventChanges(plain, moved, 'ja')).toEqual({
    whenBefore: '2031年4月5日（土）08:30～10:00（日本時間）',
    placeBefore: '本社',
    place: '別館',
  });
});
