import { expect, test } from 'vitest';
import { z } from 'zod';
import { generateStudents } from './generate-students.ts';
import { Random } from './random.ts';

test('makes the same world from the same seed, and another world from another seed', () => {
  const world = (seed: number) => [...generateStudents(new Random(seed), 50)];
  expect(world(7)).toEqual(world(7));
  expect(world(7)).not.toEqual(world(8));
});

test('makes valid ids that never repeat', () => {
  const ids = [...generateStudents(new Random(1), 10_000)].map((student) => student.id);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids.slice(0, 100)) expect(z.uuid().safeParse(id).success).toBe(true);
});

test('keeps numbers in their range and reaches both ends', () => {
  const random = new Random(3);
  const seen = new Set(Array.from({ length: 500 }, () => random.int(2, 5)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
});
