import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { webAddress } from './sign-out.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://ours.example' }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://id.example/session/end?x=1', 'https://id.example/session/end?x=1'],
  ['/identity/session/end', 'https://ours.example/identity/session/end'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://[', undefined],
  ['', undefined],
  [null, undefined],
])('follows %j to %j', (given, address) => expect(webAddress(given)).toBe(address));
