import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newPassword } from '../auth/schemas.ts';
import { day, localDateTime, several, webAddress, yearMonth } from '../fields/fields.ts';
import { pushAddress } from '../push/push-address.ts';

const described = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** Whether a text passes the JSON Schema that the API description publishes. */
function passes(schema: z.ZodType, text: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern = '' } = described(schema);
  // JSON Schema counts code points.
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text);
}

describe('the JSON Schema agrees with the zod schema', () => {
  const days = ['1929-12-31', '1930-01-01', '2099-12-31', '2100-01-01', '2026-04-31', '2026-13-01']
    .concat(['2024-02-29', '2025-02-29', '2000-02-29', '2026-02-28', '2026-02-30', '2026-1-1'])
    .concat(['1932-02-29', '1934-02-29', '2026-11-30', '2026-11-31', '2026-08-31', '2026-08-32']);

  test.each(days)('%s', (text) => {
    const month = text.slice(0, 7);
    const clocks = [`${text}T00:00`, `${text}T23:59`, `${text}T24:00`, `${text} 09:00`];
    expect(passes(day, text)).toBe(day.safeParse(text).success);
    expect(day.safeParse(text).success).toBe(isCalendarDay(text));
    expect(passes(yearMonth, month)).toBe(yearMonth.safeParse(month).success);
    for (const clock of clocks) {
      expect(passes(localDateTime, clock), clock).toBe(localDateTime.safeParse(clock).success);
    }
  });

  test.each([
    'abcdefgh1',
    '1abcdefgh',
    'abcdefg1',
    'abcdefghi',
    '123456789',
    'abcdef1🎋',
    'abcdefg1🎋',
    'a1'.repeat(101),
  ])('password %s', (text) => {
    expect(passes(newPassword, text)).toBe(newPassword.safeParse(text).success);
  });
});

/** Reference for every day from 1930 to 2099, by the calendar of JavaScript. */
function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay && text >= '1930' && text < '2100';
}

test('accepts every day of its years', () => {
  const last = Date.UTC(2100, 0, 1);
  const wrong: string[] = [];
  for (let time = Date.UTC(1930, 0, 1); time < last; time += 86_400_000) {
    const text = new Date(time).toISOString().slice(0, 10);
    if (!day.safeParse(text).success) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

test('a list of distinct items declares `uniqueItems`', () => {
  expect(described(several(z.string())).uniqueItems).toBe(true);
  expect(described(several(z.string()).max(3)).uniqueItems).toBe(true);
});

test.each([
  [webAddress, ['', 'x', 'ftp://linh.example', 'javascript:alert(1)']],
  [pushAddress, ['', 'x', 'http://fcm.googleapis.com/x']],
])('the JSON Schema of a web address refuses other schemes', (schema, texts) => {
  for (const text of texts) expect(passes(schema, text), text).toBe(false);
});
test('the JSON Schema of a web address accepts spaces around it and capitals', () => {
  for (const text of [' https://linh.example ', 'HTTP://linh.example']) {
    expect([passes(webAddress, text), webAddress.safeParse(text).success]).toEqual([true, true]);
  }
});
