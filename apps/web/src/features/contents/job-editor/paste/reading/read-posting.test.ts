import { growsFaster } from '@engawa/contract/testing/thread-ms';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../piece.ts';
import { postings } from '../testing/postings.ts';
import { readPosting } from './read-posting.ts';

const fieldsIn = (pieces: readonly Piece[]) =>
  Object.fromEntries(
    pieces.flatMap((piece): [string, unknown][] => {
      if (piece.kind === 'text') return [[piece.name, piece.text]];
      return piece.kind === 'read' ? piece.sets.map(({ name, value }) => [name, value]) : [];
    }),
  );
const messagesIn = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'message' ? [[piece.title, piece.text]] : []));

describe.each(Object.entries(postings))('%s', (_, { text, fields, messages = [], left = [] }) => {
  test('is split into its fields, and the rest is left over', () => {
    const reading = readPosting(text);
    expect(fieldsIn(reading.pieces)).toEqual(fields);
    expect(messagesIn(reading.pieces)).toEqual(messages);
    expect(reading.left).toEqual(left);
  });

  test('shows only words that were pasted', () => {
    const { pieces, left: rest } = readPosting(text);
    const shown = pieces.flatMap((piece) => {
      if (piece.kind === 'read') return piece.quote;
      return piece.kind === 'text' ? piece.text : [piece.title, piece.text];
    });
    for (const word of [...shown, ...rest].join('\n').split(/\s+/u)) expect(text).toContain(word);
  });

  test('puts every pasted line into a piece or leaves it over', () => {
    const { pieces, left: rest } = readPosting(text);
    const all = JSON.stringify([pieces, rest]);
    const lost = text
      .split(/[\n\t]/u)
      .map((line) => line.replace(/^.*?[】：]|^[■\s]+/u, '').trim())
      .filter((line) => line !== '' && !all.includes(line.slice(-4)));
    // A short line that is a heading of its own is the name of a field.
    expect(lost.filter((line) => line.length > 8)).toEqual([]);
  });
});

test.each(['', '  \n ', 'こんにちは。弊社では営業を募集しています。', '<b>職種</b>'])(
  'finds nothing to fill in in %j',
  (text) => {
    expect(readPosting(text).pieces).toEqual([]);
  },
);

test('chooses neither of two contradicting values', () => {
  const { pieces, left } = readPosting('雇用形態：正社員、アルバイト');
  expect(pieces).toEqual([]);
  expect(left).toEqual(['雇用形態：正社員、アルバイト']);
});

test.each(['【', '職種：', '給与 月給', '1', '変更の範囲', '（（', '\t', '固定残業代'])(
  'reads a text made of %j in linear time',
  (piece) => {
    expect(growsFaster((length) => readPosting(piece.repeat(length)))).toBe(false);
  },
);
