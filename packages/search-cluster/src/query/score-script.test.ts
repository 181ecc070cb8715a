import { expect, test } from 'vitest';
import { boundsScript, packedColumns, packValues, placeScript } from './score-script.ts';

const packed = packedColumns([{ degree: 2, japanese: 3 }, { graduation: 11 }]);

test('packs columns side by side and leaves out those without room', () => {
  expect(packed).toEqual([
    { column: 'degree', shift: 0, bits: 2 },
    { column: 'japanese', shift: 2, bits: 3 },
    { column: 'graduation', shift: 5, bits: 11 },
  ]);
  const many = packedColumns([{ a: 31, b: 31, c: 1 }]);
  expect(many.map(({ column }) => column)).toEqual(['a', 'b']);
  expect(packedColumns()).toEqual([]);
});

test('caps values at their bits, as in memory', () => {
  expect(packValues(packed, { degree: 9, japanese: 5, graduation: 1 })).toBe(
    String(3 | (5 << 2) | (1 << 5)),
  );
  const [a, b] = [2 ** 31 - 1, 2 ** 30 + 1];
  expect(packValues(packedColumns([{ a: 31, b: 31 }]), { a, b })).toBe(
    String(BigInt(a) | (BigInt(b) << 31n)),
  );
});

test('encodes points as characters; negative points from another base', () => {
  const plan = [
    { column: 'japanese', points: [0, 5] },
    { column: 'english', points: [1] },
  ];
  const { params } = placeScript(packed, { plan, shift: { perPoint: 10, column: 'exposure' } });
  expect(params).toEqual({
    base: 0x20,
    packedPoints: [' %'],
    places: '\u0002\u0003',
    fields: ['c_english'],
    points: ['!'],
    perPoint: 10,
    shift: 'c_exposure',
  });
  const below = placeScript([], { plan: [{ column: 'asks', points: [-1, 0] }] });
  expect(below.params).toMatchObject({ base: 0x4000, points: ['\u3fff\u4000'], shift: '' });
});

test('the bounds of a query with one end are open at the other', () => {
  const plan = [{ column: 'english', points: [1] }];
  expect(boundsScript(packed, { plan, least: 3 }, 2).params).toMatchObject({
    extra: 2,
    least: 3,
    most: 1000,
  });
});
