import { expect, test } from 'vitest';
import { nestErrors } from './nest-errors.ts';

test('nests an error by the path of its field', () => {
  expect(nestErrors({ name: 'a', 'links.0.url': 'b', 'links.0.title': 'c' })).toEqual({
    name: { type: 'schema', message: 'a' },
    links: {
      0: { url: { type: 'schema', message: 'b' }, title: { type: 'schema', message: 'c' } },
    },
  });
});
