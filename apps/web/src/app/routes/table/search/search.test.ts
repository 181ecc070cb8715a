import { expect, test } from 'vitest';
import { searchOf } from './search.ts';

const read = searchOf({ word: 'text', unread: 'mark', list: ['waiting', 'connected'] });

test.each([
  [
    { word: '開発', unread: true, list: 'waiting' },
    { word: '開発', unread: true, list: 'waiting' },
  ],
  [{ word: 2027 }, { word: '2027' }],
  [{ word: '', unread: false, list: 'others' }, {}],
  [{ word: ['a'], unread: 0, list: 1, more: 'x' }, {}],
])('reads %j as %j', (search, asRead) => expect(read(search)).toEqual(asRead));
