import { expect, it } from 'vitest';
import type { Message, Note } from '../sides.ts';
import type { ThreadEntry } from './context/entries.ts';
import { layOut } from './lay-out.ts';

const message = (number: number, sentAt: string, name: string | null = 'Linh', mine = false) =>
  ({
    id: `m${number}`,
    number,
    sentAt,
    mine,
    author: name ? { name, pictureUrl: null } : null,
  }) as Message;
const note = (id: string, after: number, at: string) => ({ id, after, at }) as Note;
const shape = (messages: Message[], notes: Note[] = []) =>
  layOut(messages, { notes }).map((line) =>
    line.kind === 'message' ? `${line.key}${line.namesAuthor ? ' named' : ''}` : line.key,
  );

it('starts a new day at midnight in Japan', () => {
  const lines = shape([message(1, '2026-11-15T14:59:00Z'), message(2, '2026-11-15T15:00:00Z')]);
  expect(lines).toEqual(['2026-11-15', 'm1 named', '2026-11-16', 'm2 named']);
});

it('names an author once for consecutive messages', () => {
  const at = '2026-11-16T01:00:00Z';
  const lines = shape([
    message(1, at),
    message(2, at),
    message(3, at, 'Mori', true),
    message(4, at),
  ]);
  expect(lines).toEqual(['2026-11-16', 'm1 named', 'm2', 'm3 named', 'm4 named']);
});

it('puts a note after the message it follows, and a note of an empty thread first', () => {
  const at = '2026-11-16T01:00:00Z';
  expect(shape([message(5, at), message(6, at)], [note('n', 5, at)])).toEqual([
    '2026-11-16',
    'm5 named',
    'n',
    'm6 named',
  ]);
  expect(shape([], [note('n', 0, at)])).toEqual(['2026-11-16', 'n']);
});

it('puts entries between the messages by their time, and leaves out those of earlier pages', () => {
  const entry = (key: string, at: string) => ({ kind: 'step', key, at }) as ThreadEntry;
  const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`;
  const messages = [message(5, at(2)), message(6, at(4))];
  const entries = [entry('before', at(1)), entry('between', at(3)), entry('after', at(5))];
  const keys = (earlier: boolean) =>
    layOut(messages, { notes: [note('n', 6, at(6))], entries, earlier }).map(({ key }) => key);
  expect(keys(false)).toEqual(['2026-11-16', 'before', 'm5', 'between', 'm6', 'after', 'n']);
  expect(keys(true)).toEqual(['2026-11-16', 'm5', 'between', 'm6', 'after', 'n']);
});
