import { expect, test } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../endpoints.ts';

type Place = readonly (string | 0)[];
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
};

/** Every path of a body to a field that is neither an object nor a list. */
function placesIn(schema: z.ZodType, at: Place = []): Place[] {
  const { shape, element, innerType, in: input } = schema.def as Def;
  if (shape) return Object.entries(shape).flatMap(([key, one]) => placesIn(one, [...at, key]));
  if (element) return placesIn(element, [...at, 0]);
  const inner = innerType ?? input;
  return inner ? placesIn(inner, at) : [at];
}

const valueAt = ([step, ...rest]: Place, text: string): unknown => {
  if (step === undefined) return text;
  return step === 0 ? [valueAt(rest, text)] : { [step]: valueAt(rest, text) };
};

const size = 1_000_000;
const fill = (text: string) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const hostile: Record<string, string> = {
  letters: fill('a'),
  kana: fill('ア'),
  emoji: fill('👩‍🔬').toWellFormed(),
  'line breaks': fill('\r\n'),
  'line breaks and spaces': fill('\n \t'),
  spaces: `${fill(' ')}x`,
  'marks out of order': `a${'\u0315'.repeat(size / 2)}${'\u0300'.repeat(size / 2)}`,
  'an address of dots': `https://${fill('a.')} `,
  'an address without any': `https://${fill('a')} `,
  'a mail address': `${fill('a.')}@`,
  digits: fill('1'),
  brackets: fill('(-'),
};

/** Processor time of this thread, so that a busy machine does not fail the test. */
const timeOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

/** Averages, because the system counts processor time in steps of up to ten milliseconds. */
const meanOf = (work: () => unknown, times: number): number =>
  timeOf(() => {
    for (let time = 0; time < times; time += 1) work();
  }) / times;

const fields = endpoints.flatMap((endpoint) =>
  [endpoint.body, endpoint.query].flatMap((schema) =>
    schema ? placesIn(schema).map((place) => ({ id: endpoint.id, schema, place })) : [],
  ),
);

test('finds the fields of every body', () => {
  const named = fields.map(({ id, place }) => `${id} ${place.join('.')}`);
  expect(named).toContain('student.profile.saveLinks links.0.url');
  expect(named).toContain('student.profile.saveResume addressKana');
  expect(named).toContain('student.scholarship.addEntry writeup');
  expect(named.length).toBeGreaterThan(100);
});

test.each(Object.entries(hostile))(
  'every field refuses a megabyte of %s about as fast as it is read',
  (_, text) => {
    const body = JSON.stringify(text);
    const reading = meanOf(() => JSON.parse(body), 40);
    const slow = fields.filter(({ schema, place }) => {
      const value = valueAt(place, text);
      const parse = () => schema.safeParse(value, { reportInput: true });
      // A few passes are normal. A slow first measurement is repeated more precisely.
      return [1, 4, 20].every((times) => meanOf(parse, times) > reading * 25);
    });
    expect(slow.map(({ id, place }) => `${id} ${place.join('.')}`)).toEqual([]);
  },
);
