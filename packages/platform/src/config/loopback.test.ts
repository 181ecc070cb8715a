import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', 'app.localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '0.0.0.0',
  '::',
  'engawa.example',
  'localhost.example',
  '127.0.0.1.example',
  '192.168.0.1',
  'notlocalhost',
])('%s is not this machine', (host) => expect(isLoopback(host)).toBe(false));
