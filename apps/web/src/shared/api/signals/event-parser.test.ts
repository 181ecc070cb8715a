import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './event-parser.ts';

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = createEventParser((event) => events.push(event));
  for (const piece of pieces) parser.feed(piece);
  return events;
}

const stream =
  'retry: 1000\n: open\n\nid: 7\nevent: message\ndata: {"id":7}\n\n: still here\n\nid: 8\nevent: badge\ndata: a\ndata: b\n\n';
const events = [
  { id: '7', kind: 'message', data: '{"id":7}' },
  { id: '8', kind: 'badge', data: 'a\nb' },
];

it('reads events and ignores comments and retry delays', () => {
  expect(parse(stream)).toEqual(events);
});

it('reads the same events wherever the text is split and however lines end', () => {
  const cuts = fc.array(fc.nat({ max: stream.length * 2 }), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, fc.constantFrom('\n', '\r\n', '\r'), (at, end) => {
      const text = `${stream.replaceAll('\n', end)}: end${end}${end}`;
      const places = [0, ...at.filter((place) => place < text.length), text.length].toSorted(
        (one, other) => one - other,
      );
      const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
      expect(parse(...pieces)).toEqual(events);
    }),
  );
});

it('emits no incomplete event', () => {
  expect(parse('id: 1\nevent: x\ndata: half\n')).toEqual([]);
});

it('keeps the last id if an event has none', () => {
  expect(parse('id: 3\ndata: a\n\ndata: b\n\n').map(({ id }) => id)).toEqual(['3', '3']);
});
