import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';

test('takes stored values for known fields only', () => {
  const now = { name: '', phone: { country: 'JP', number: '' }, links: [], wants: '' };
  const then = { name: 'a', phone: { number: '1', gone: 2 }, links: [{ url: 'b' }], gone: 'c' };
  expect(layOver(now, then)).toEqual({
    name: 'a',
    phone: { country: 'JP', number: '1' },
    links: [{ url: 'b' }],
    wants: '',
  });
});

test.each([undefined, null, 'text', []])('ignores a stored %j', (then) => {
  expect(layOver({ name: 'a', list: ['b'] }, then)).toEqual({ name: 'a', list: ['b'] });
});
