import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

const cases: [string, string, string[]][] = [
  ['one', 'postgres://u:p@a:5432/db?sslmode=require', ['postgres://u:p@a:5432/db?sslmode=require']],
  [
    'one socket',
    'postgres://u:p@localhost/db?host=/run',
    ['postgres://u:p@localhost/db?host=/run'],
  ],
  [
    'two with ports',
    'postgres://u:p@a:5432,b:5433/db?sslmode=require',
    ['postgres://u:p@a:5432/db?sslmode=require', 'postgres://u:p@b:5433/db?sslmode=require'],
  ],
  [
    'what libpq would choose by',
    'postgresql://a,b/db?target_session_attrs=read-write&load_balance_hosts=random',
    ['postgresql://a/db', 'postgresql://b/db'],
  ],
  [
    'IPv6',
    'postgres://u:p%40x@[::1]:1,[::2]:2/db',
    ['postgres://u:p%40x@[::1]:1/db', 'postgres://u:p%40x@[::2]:2/db'],
  ],
  [
    'two sockets',
    'postgres://u:p@localhost/db?host=%2Frun%2Fa,%2Frun%2Fb',
    ['postgres://u:p@localhost/db?host=%2Frun%2Fa', 'postgres://u:p@localhost/db?host=%2Frun%2Fb'],
  ],
  [
    'hosts and ports as settings',
    'postgres:///db?host=a,b&port=1,2',
    ['postgres:///db?host=a&port=1', 'postgres:///db?host=b&port=2'],
  ],
  [
    'one port for all',
    'postgres:///db?host=a,b&port=1',
    ['postgres:///db?host=a&port=1', 'postgres:///db?host=b&port=1'],
  ],
];

test.each(cases)('%s', (_, url, expected) => expect(addressesOf(url)).toEqual(expected));
