import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryIndex, type Row } from './memory-index.ts';
import type { Condition, Found, Query } from './query.ts';

const kinds = { kind: 'facet', wishes: 'flags', month: 'short', time: 'number' } as const;
type Name = keyof typeof kinds;

const idOf = (number: number): string =>
  `${((number * 2654435761) >>> 0).toString(16).padStart(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const some = fc.array(fc.constantFrom('看護', '護師', '機械', 'node', 'no', '語', '𠮷野'), {
  maxLength: 4,
});
const row: fc.Arbitrary<Row<Name>> = fc.record({
  id: fc.nat(60).map(idOf),
  values: fc.record({
    kind: fc.nat(4),
    wishes: fc.nat(15),
    month: fc.nat(400),
    time: fc.integer({ min: -5, max: 5 }),
  }),
  terms: some,
  words: some.map((list) => {
    const text = `'before'${list.map((word) => `'${word}'`).join(' ')}'behind'`;
    return { text, from: "'before'".length, to: text.length - "'behind'".length };
  }),
});

const numbers = fc.array(fc.nat(5), { maxLength: 3 });
const { condition } = fc.letrec<{ condition: Condition<Name> }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    fc.record({ column: fc.constant('kind' as const), among: numbers }),
    fc.record({ column: fc.constant('time' as const), from: fc.integer({ min: -5, max: 5 }) }),
    fc.record({ column: fc.constant('month' as const), from: fc.nat(200), to: fc.nat(400) }),
    fc.record({ column: fc.constant('wishes' as const), anyFlag: fc.nat(15) }),
    fc.record({ column: fc.constant('wishes' as const), allFlags: fc.nat(15) }),
    fc.record({ terms: fc.array(fc.constantFrom('看護', 'node', 'none'), { maxLength: 2 }) }),
    fc.record({ ids: fc.array(fc.nat(70).map(idOf), { maxLength: 20 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

const score = fc.record({
  plan: fc.tuple(
    fc.record({ column: fc.constant('kind' as const), points: fc.array(fc.nat(30)) }),
    fc.record({ column: fc.constant('wishes' as const), points: fc.array(fc.nat(30)) }),
    fc.record({ column: fc.constant('month' as const), points: fc.array(fc.nat(30)) }),
  ),
  shared: fc.option(
    fc.array(
      fc.record({
        terms: fc.uniqueArray(fc.constantFrom('看護', 'node', '𠮷野', 'none'), { maxLength: 3 }),
        each: fc.nat(5),
        most: fc.nat(9),
      }),
      { maxLength: 2 },
    ),
    { nil: undefined },
  ),
  least: fc.option(fc.nat(40), { nil: undefined }),
  most: fc.option(fc.integer({ min: 20, max: 90 }), { nil: undefined }),
  shift: fc.option(fc.record({ column: fc.constant('time' as const), perPoint: fc.nat(3) }), {
    nil: undefined,
  }),
});

const query: fc.Arbitrary<Query<Name>> = fc
  .record({
    where: fc.array(condition, { maxLength: 3 }),
    words: fc.array(
      fc.record({ text: fc.constantFrom('看護', 'no', '語', '無'), begins: fc.boolean() }),
      { maxLength: 2 },
    ),
    score: fc.option(score, { nil: undefined }),
    byTime: fc.boolean(),
    after: fc.option(
      fc.record({ place: fc.integer({ min: -5, max: 60 }), id: fc.nat(70).map(idOf) }),
      { nil: undefined },
    ),
    offset: fc.nat(5),
    limit: fc.nat(12),
  })
  .map(({ byTime, ...asked }) => ({ ...asked, order: byTime || !asked.score ? 'time' : 'score' }));

/** Reference implementation that scans every row. */
function plainly(given: readonly Row<Name>[], asked: Query<Name>): Found {
  const rows = given.map(({ terms, words, ...one }) => ({
    ...one,
    terms: [...terms, ...(words?.text.slice(words.from, words.to).match(/[^' ]+/g) ?? [])],
  }));
  const fits = ({ id, values, terms }: Row<Name>, one: Condition<Name>): boolean => {
    if ('not' in one) return !fits({ id, values, terms }, one.not);
    if ('all' in one) return one.all.every((part) => fits({ id, values, terms }, part));
    if ('any' in one) return one.any.some((part) => fits({ id, values, terms }, part));
    if ('ids' in one) return one.ids.includes(id);
    if ('terms' in one) return one.terms.some((term) => [...terms].includes(term));
    const value = values[one.column];
    if ('among' in one) return one.among.includes(value);
    if ('anyFlag' in one) return (value & one.anyFlag) !== 0;
    if ('allFlags' in one) return (value & one.allFlags) === one.allFlags;
    return value >= (one.from ?? -1e9) && value <= (one.to ?? 1e9);
  };
  const scored = rows
    .filter((one) => asked.where.every((part) => fits(one, part)))
    .filter(({ terms }) =>
      (asked.words ?? []).every(({ text, begins }) =>
        [...terms].some((term) => (begins ? term.startsWith(text) : term === text)),
      ),
    )
    .map(({ id, values, terms }) => {
      const extra = (asked.score?.shared ?? []).reduce((all, { terms: sought, each, most }) => {
        const count = sought.filter((term) => terms.includes(term)).length;
        return all + Math.min(most, count * each);
      }, 0);
      const sum = asked.score?.plan.reduce(
        (all, { column, points }) => all + (points[values[column]] ?? 0),
        extra,
      );
      const { shift } = asked.score ?? {};
      const weighed = (sum ?? 0) * (shift?.perPoint ?? 1) + (shift ? values[shift.column] : 0);
      return {
        id,
        place: asked.order === 'score' ? weighed : values[asked.order],
        score: sum ?? null,
      };
    })
    .filter(
      ({ score: sum }) =>
        sum === null || (sum >= (asked.score?.least ?? 0) && sum <= (asked.score?.most ?? 1e9)),
    );
  const { after, offset = 0 } = asked;
  const page = scored
    .toSorted((one, other) => other.place - one.place || (one.id < other.id ? 1 : -1))
    .filter(
      ({ place, id }) => !after || place < after.place || (place === after.place && id < after.id),
    )
    .slice(offset, offset + asked.limit);
  return { count: scored.length, rows: asked.limit === 0 ? [] : page };
}

describe('an index in memory', () => {
  test('finds, counts, scores and orders as a scan of every row does', () => {
    const actions = fc.array(
      fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: fc.nat(60).map(idOf) }),
      { maxLength: 150 },
    );
    fc.assert(
      fc.property(actions, fc.array(query, { maxLength: 8 }), (all, queries) => {
        const index = new MemoryIndex<Name>(kinds);
        const plain = new Map<string, Row<Name>>();
        for (const one of all) {
          if (typeof one === 'string') {
            index.remove(one);
            plain.delete(one);
          } else {
            index.put(one);
            plain.set(one.id, one);
          }
        }
        expect(index.size).toBe(plain.size);
        for (const asked of queries) {
          expect(index.search(asked)).toEqual(plainly([...plain.values()], asked));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('grows beyond its initial capacity and pages through all rows', () => {
    const index = new MemoryIndex<Name>(kinds);
    const many = 5_000;
    for (let number = 0; number < many; number += 1) {
      index.put({
        id: idOf(number),
        values: { kind: number % 7, wishes: number % 16, month: number % 300, time: number % 10 },
        terms: ['all', `own-${number}`, ...(number % 1000 === 0 ? ['rare'] : [])],
      });
    }
    const found = (words: Query['words']) =>
      index.search({ where: [], words, order: 'time', limit: 0 }).count;
    expect(found([{ text: 'all', begins: false }])).toBe(many);
    expect(found([{ text: 'rare', begins: false }])).toBe(5);
    expect(found([{ text: 'own-4', begins: true }])).toBe(1_111);

    const seen = new Set<string>();
    for (let after: Query['after']; ; ) {
      const { rows } = index.search({ where: [], order: 'time', after, limit: 700 });
      for (const { id } of rows) seen.add(id);
      if (rows.length === 0) break;
      after = rows.at(-1);
    }
    expect(seen.size).toBe(many);
  });
});
