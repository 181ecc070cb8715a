import { expect, test } from 'vitest';
import { z } from 'zod';
import { part, plain, text } from './mark.ts';
import { readerOf } from './read-as.ts';

const schema = part({
  title: text(z.string().max(3).nullable(), '', ''),
  colour: plain(z.literal(['red', 'blue']).nullable(), '', ''),
  size: plain(z.literal([1, 2]), '', '', { blank: 1 }),
  days: plain(z.int().nullable(), '', ''),
  open: plain(z.boolean(), '', ''),
  tags: plain(z.array(z.literal(['a', 'b'])), '', ''),
  extra: plain(part({ hours: plain(z.int().nullable(), '', '') }).nullable(), '', ''),
  items: plain(
    z.array(
      part({
        kind: plain(z.literal(['x', 'y']), '', ''),
        note: text(z.string().nullable(), '', ''),
      }),
    ),
    '',
    '',
  ),
});
const read = readerOf(schema);

const blank = {
  title: null,
  colour: null,
  size: 1,
  days: null,
  open: false,
  tags: [],
  extra: null,
  items: [],
};
const whole = {
  title: 'a',
  colour: 'red',
  size: 2,
  days: 5,
  open: true,
  tags: ['a'],
  extra: { hours: 1 },
  items: [{ kind: 'x', note: 'b' }],
};

test.each<[what: string, stored: object, document: object]>([
  ['what has the shape of today stays as it is', whole, whole],
  ['what is new is filled with its blank', {}, blank],
  ['what is not known any more is left out', { ...whole, gone: { at: 1 } }, whole],
  [
    'an id that is not known any more is nothing',
    { ...whole, colour: 'green', size: 3 },
    {
      ...whole,
      colour: null,
      size: 1,
    },
  ],
  ['nor is it one of several', { ...whole, tags: ['a', 'z', 'b'] }, { ...whole, tags: ['a', 'b'] }],
  [
    'words stay although they are too long now',
    { ...whole, title: 'abcdef' },
    {
      ...whole,
      title: 'abcdef',
    },
  ],
  [
    'what has another type is nothing',
    { ...whole, days: 'five', open: 1, tags: 'a', extra: 3 },
    {
      ...whole,
      days: null,
      open: false,
      tags: [],
      extra: null,
    },
  ],
  ['what is new in an object', { ...whole, extra: {} }, { ...whole, extra: { hours: null } }],
  [
    'an item is filled, one that cannot be read is left out',
    { ...whole, items: [{ kind: 'y' }, { kind: 'z', note: 'c' }, null, 'x'] },
    { ...whole, items: [{ kind: 'y', note: null }] },
  ],
])('%s', (_, stored, document) => {
  expect(read(stored)).toEqual(document);
});

test('two documents share no list', () => {
  const [one, other] = [read({}), read({})];
  one.tags.push('a');
  expect(other.tags).toEqual([]);
});

test('throws for a value that is no document', () => {
  expect(() => readerOf(part({ size: plain(z.literal([1]), '', '') }))({ size: 2 })).toThrow(
    'no readable shape',
  );
});
