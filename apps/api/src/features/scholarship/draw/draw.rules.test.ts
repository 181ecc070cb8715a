import { expect, test } from 'vitest';
import { drawWinners } from './draw.rules.ts';

const entries = Array.from({ length: 20 }, (_, at) => `entry-${at}`);
const draw = { secret: Buffer.from('secret'), programmeId: 'p', round: 1 };

test('draws the given number, the same ones in any order of entries', () => {
  const drawn = drawWinners(draw, entries, 5);
  expect(new Set(drawn).size).toBe(5);
  expect(drawWinners(draw, entries.toReversed(), 5)).toEqual(drawn);
});

test('another round, programme or server draws differently', () => {
  const drawn = drawWinners(draw, entries, 5);
  for (const other of [{ round: 2 }, { programmeId: 'q' }, { secret: Buffer.from('another') }]) {
    expect(drawWinners({ ...draw, ...other }, entries, 5)).not.toEqual(drawn);
  }
});

test('with fewer entries than prizes, everybody wins', () => {
  expect(drawWinners(draw, entries.slice(0, 3), 5).toSorted()).toEqual(entries.slice(0, 3));
});
