import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPath } from '../../shared/session/remembered-path.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { studentStart } from './start-page.ts';

const student = {
  id: '1',
  name: 'Linh',
  email: 'a@example.jp',
  emailUndeliverable: false,
  profilePictureUrl: null,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leads to the remembered path only once', () => {
  rememberPath('/talent/inbox/1?a=2#b');
  expect(pathAfterSignIn(student)).toBe('/talent/inbox/1?a=2#b');
  expect(pathAfterSignIn(student)).toBe(studentStart);
});

it.each(['/company/settings/profile', '//evil.example', '/signout', 'javascript:alert(1)'])(
  'does not lead a student to %s',
  (path) => {
    rememberPath(path);
    expect(pathAfterSignIn(student)).toBe(studentStart);
  },
);

it('leads to the start page where the browser forbids storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberPath('/talent/inbox');
  expect(pathAfterSignIn(student)).toBe(studentStart);
});
