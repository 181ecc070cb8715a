import { clientErrorBody } from '@engawa/contract/client-errors/schemas';
import { describe, expect, it } from 'vitest';
import { pages } from '../../app/routes/table/table.ts';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';
import { describeError } from './describe-error.ts';

const origin = 'https://engawa.example';
const met = {
  kind: 'page',
  route: '/talent/connect/$id',
  origin,
  release: '0123456789ab',
} as const;
const typed = '山田 花子 hanako@example.com';

function thrown(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}
const ours = `TypeError: ${typed}
    at read (${origin}/assets/shell-Ab_c-E12.js:2:345)
    at async ${origin}/assets/shared-12-abcdefgh.js:1:77
    at chrome-extension://abc/content.js:1:1
    at HTMLButtonElement.onclick (${origin}/talent/connect/8d1f?word=${typed.slice(0, 2)}:1:1)`;

describe('the report of an error', () => {
  it('has class, name and places in our files, and none of its message', () => {
    const error = thrown(
      new TypeError(`Cannot read properties of null (reading '${typed}')`),
      ours,
    );
    const described = describeError(error, met);
    expect(described).toEqual({
      kind: 'page',
      name: 'TypeError',
      says: 'reads_of_nothing',
      call: null,
      status: null,
      route: '/talent/connect/$id',
      places: ['shell.js:2:345', 'shared-12.js:1:77'],
      release: '0123456789ab',
    });
    expect(clientErrorBody.parse(described)).toEqual(described);
  });

  it('has endpoint, status and code of a failed call', () => {
    const failure = thrown(
      new ApiFailure(500, { code: 'internal', message: typed }, { call: 'student.top.showTop' }),
      `ApiFailure: ${typed}\nsend@${origin}/assets/shell-AAAAAAAA.js:1:2`,
    );
    expect(describeError(failure, { ...met, kind: 'background' })).toMatchObject({
      kind: 'call',
      name: 'ApiFailure',
      says: 'internal',
      call: 'student.top.showTop',
      status: 500,
      places: ['shell.js:1:2'],
    });
  });

  it.each([
    ["Cannot read properties of undefined (reading 'x')", 'reads_of_nothing'],
    ["undefined is not an object (evaluating 'a.b')", 'reads_of_nothing'],
    ['can\'t access property "x", a is undefined', 'reads_of_nothing'],
    ['a.b is not a function', 'not_a_function'],
    ["Can't find variable: gtag", 'not_defined'],
    [`Unexpected token '山', "${typed}" is not valid JSON`, 'not_json'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=x', 'react_418'],
    ["Failed to execute 'removeChild' on 'Node': The node to be removed", 'page_changed_by_others'],
    ['Failed to fetch dynamically imported module: https://x.test/a.js', 'part_missing'],
    ['Failed to fetch', 'no_network'],
    [typed, 'other'],
  ])('calls "%s" %s', (message, says) => {
    const described = describeError(thrown(new Error(message), ours), met);
    expect(described?.says).toBe(says);
    expect(clientErrorBody.safeParse(described).success).toBe(true);
    expect(JSON.stringify(described)).not.toMatch(/[山田花子@]|hanako/);
  });

  it('leaves out a made-up error name', () => {
    const error = thrown(new Error('x'), ours);
    error.name = typed;
    expect(describeError(error, met)?.name).toBe('Error');
  });

  it.each([
    ['a page that is not there', { isNotFound: true }, 'page'],
    ['a text', typed, 'script'],
    ['a call that was given up', new DOMException('x', 'AbortError'), 'script'],
    ['a session that is over', new SessionOver('expired'), 'background'],
    [
      'a refusal that the form shows',
      new ApiFailure(422, { code: 'invalid_input', message: 'x', fields: { a: 'b' } }),
      'page',
    ],
    [
      'an extension',
      thrown(
        new Error('x'),
        'Error: x\n    at chrome-extension://abc/a.js:1:1\n    at https://engawa.example/assets/shell-AAAAAAAA.js:1:1',
      ),
      'page',
    ],
    [
      'another site',
      thrown(new Error('x'), 'f@https://ads.example/assets/a-AAAAAAAA.js:1:1'),
      'script',
    ],
    ['what comes from nowhere', thrown(new Error('x'), 'Error: x'), 'script'],
  ] as const)('reports nothing of %s', (_what, error, kind) => {
    expect(describeError(error, { ...met, kind })).toBeUndefined();
  });

  it('may contain the route of every page', () => {
    const route = clientErrorBody.shape.route;
    const refused = pages.filter(({ path }) => !route.safeParse(path).success);
    expect(refused.map(({ path }) => path)).toEqual([]);
    expect(['/$', '/', null].map((path) => route.safeParse(path).success)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
