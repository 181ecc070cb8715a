import { expect, it } from 'vitest';
import type { Message, Note } from '../sides.ts';
import { type Known, mergePage } from './merge-pages.ts';

const message = (number: number, text = `${number}`): Message => ({
  id: `${number}`,
  number,
  mine: true,
  author: null,
  kind: 'text',
  text,
  sentAt: '2026-11-16T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  editableUntil: null,
  files: [],
  slots: null,
});
const note = (id: string, after: number): Note => ({
  id,
  after,
  author: null,
  mine: true,
  text: id,
  at: `2026-11-16T00:00:${String(after).padStart(2, '0')}.000Z`,
});
const range = (first: number, last: number, earlier = true): Known => ({
  messages: Array.from({ length: last - first + 1 }, (_, index) => message(first + index)),
  notes: [],
  earlier,
});
const numbers = ({ messages }: Known) => messages.map(({ number }) => number);

it('starts with the newest page', () => {
  expect(mergePage(undefined, range(5, 8))).toEqual(range(5, 8));
});

it('adds new messages and takes changed ones from the newer page', () => {
  const page = { ...range(7, 9), messages: [message(7, 'edited'), message(8), message(9)] };
  const known = mergePage(range(5, 8), page);
  expect(numbers(known)).toEqual([5, 6, 7, 8, 9]);
  expect(known.messages[2]?.text).toBe('edited');
});

it('puts earlier messages first and notices when there are no more', () => {
  const known = mergePage(range(5, 8), range(1, 4, false));
  expect(numbers(known)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(known.earlier).toBe(false);
  expect(mergePage(known, range(6, 9)).earlier).toBe(false);
});

it('starts over if merging would leave a gap', () => {
  expect(numbers(mergePage(range(5, 8), range(20, 24)))).toEqual([20, 21, 22, 23, 24]);
});

it('drops a deleted note and keeps the notes of other pages', () => {
  const known = { ...range(1, 8, false), notes: [note('early', 2), note('gone', 8)] };
  const page = { ...range(5, 8), notes: [note('kept', 6)] };
  expect(mergePage(known, page).notes.map(({ id }) => id)).toEqual(['early', 'kept']);
});
