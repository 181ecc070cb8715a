import { Random } from '@engawa/demo/random';
import { expect, test } from 'vitest';
import { Schedule, thinkTimeMs } from './schedule.ts';

test('returns due entries only, the earliest first', () => {
  const schedule = new Schedule<string>();
  for (const at of [5, 1, 4, 2, 3, 9]) schedule.add(at, `at ${at}`);
  const due: string[] = [];
  for (let one = schedule.takeDue(5); one; one = schedule.takeDue(5)) due.push(one.what);
  expect(due).toEqual(['at 1', 'at 2', 'at 3', 'at 4', 'at 5']);
  expect(schedule.next).toBe(9);
  expect(schedule.takeDue(9)).toEqual({ at: 9, what: 'at 9' });
  expect(schedule.next).toBe(Number.POSITIVE_INFINITY);
});

test('a thousand people make twenty requests a second, however many calls their pages make', () => {
  const random = new Random(1);
  const pages = 20_000;
  let [calls, seconds] = [0, 0];
  for (let page = 0; page < pages; page += 1) {
    const many = random.int(1, 9);
    calls += many;
    seconds += thinkTimeMs(random, many) / 1000;
  }
  expect((calls / seconds) * 1000).toBeCloseTo(20, 0);
});
