import type { Random } from '@engawa/demo/random';

type Path = (string | number)[];
type Container = Record<string | number, unknown>;

/** Paths of all values inside a value. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[...at, key], ...pathsIn((value as Container)[key], [...at, key])]);
}

const strange: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  1e308,
  true,
  [],
  {},
  [null],
  { $gt: '' },
  '5',
  'null',
  '1e400',
  '9999-12-31',
  '0000-00-00',
  '2027-02-30',
  '00000000-0000-0000-0000-000000000000',
];

const hostile: readonly string[] = [
  "' or 1=1; --",
  '%_\\',
  '\u202E\u2066x',
  '\u200B\u200D\uFEFF',
  '\uD83D',
  'a\u0000b',
  '=HYPERLINK("http://x")',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}#{7*7}',
  '../../../etc/passwd',
  'javascript:alert(1)',
  'https://[::1]:1/',
  'Ａ'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(60),
  '\u0301'.repeat(500),
  'x'.repeat(20_000),
  '\n'.repeat(3_000),
  'İıſK',
  '﷽',
  '^(a+)+$',
  '__proto__',
  'constructor',
  'toString',
];

/** A copy with one value replaced by an almost valid or invalid one. */
export function spoilOnce(input: object, random: Random): object {
  const copy = structuredClone(input) as Container;
  // Path and query are always objects; the body may become anything.
  const paths = pathsIn(copy).filter(([part, ...more]) => more.length > 0 || part === 'body');
  if (paths.length === 0)
    return { ...copy, query: { [random.pick(hostile)]: random.pick(hostile) } };
  const path = random.pick(paths);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((node, key) => node[key] as Container, copy);
  change(holder, last, random);
  return copy;
}

function change(holder: Container, key: string | number, random: Random): void {
  const value = holder[key];
  switch (random.int(0, 6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      if (Array.isArray(holder))
        holder.push(...Array.from({ length: random.pick([1, 50, 300]) }, () => value));
      else holder[random.pick(['unknown', 'id', 'companyId', '__proto__x'])] = value;
      return;
    case 2:
      holder[key] =
        typeof value === 'string'
          ? value.slice(0, 1_000).repeat(random.pick([2, 50, 400]))
          : [value];
      return;
    case 3:
      holder[key] =
        typeof value === 'number' ? value + random.pick([-1, 1, 0.5, 1e9]) : String(value);
      return;
    case 4:
    case 5:
      holder[key] = random.pick(strange);
      return;
    default:
      holder[key] = random.pick(hostile);
  }
}

/** A copy with many values replaced by typical attacks. */
export function spoilAll(input: object, random: Random): object {
  let spoilt = input;
  for (let times = random.int(1, 4); times > 0; times -= 1) spoilt = spoilOnce(spoilt, random);
  const copy = structuredClone(spoilt) as Container;
  for (const path of pathsIn(copy)) {
    const holder = path
      .slice(0, -1)
      .reduce<Container | undefined>((node, key) => node?.[key] as Container | undefined, copy);
    const key = path.at(-1) ?? '';
    if (holder && typeof holder[key] === 'string' && random.next() < 0.3) {
      holder[key] = random.pick(hostile);
    }
  }
  return copy;
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Malformed or unusual bodies. */
export const rawBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '0',
  '{"a":',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `{"a":${nested(30)}}`,
  `{"a":${nested(5_000)}}`,
  `[${Array.from({ length: 3_000 }, () => '{}').join()}]`,
  '\uFEFF{}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1e999}',
  'a=1&b=2',
];

export const oddHeaders: readonly Record<string, string>[] = [
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'a'.repeat(43)}` },
  { authorization: 'Basic eDp5' },
  { languagetype: '99' },
  { languagetype: '__proto__' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'same' },
  { 'idempotency-key': 'x'.repeat(4_000) },
  { 'content-encoding': 'gzip' },
  { cookie: 'refresh=%00; a' },
  { origin: 'https://elsewhere.example' },
  { 'sec-gpc': '1' },
  { 'x-forwarded-for': 'not an address' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '*' },
  { 'user-agent': '\u00ff'.repeat(300) },
];
