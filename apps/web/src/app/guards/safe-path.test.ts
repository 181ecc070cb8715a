import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    '/',
    '/talent/inbox/0199f1f0-0000-7000-8000-000000000001',
    '/company/engagement/search?page=2&word=%E7%9C%8B%E8%AD%B7#list',
    '/talent/discover/jobs?next=https://evil.example',
    '/company/signinfo',
    '/talent/company/%E6%A0%AA',
  ])('accepts %s', (path) => expect(safePath(path)).toBe(path));

  it.each([
    ['another host', '//evil.example'],
    ['another host, three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a\\..\\..\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['a script with a slash before it', '/javascript:alert(1)\n'],
    ['a whole address', 'https://evil.example/'],
    ['data', 'data:text/html,x'],
    ['escaped slashes', '/%2f%2fevil.example'],
    ['one escaped slash', '/%2Fevil.example'],
    ['twice escaped slashes', '/%252f%252fevil.example'],
    ['an escaped backslash', '/%5cevil.example'],
    ['dots that leave two slashes', '/..//evil.example'],
    ['dots that leave two slashes, escaped', '/%2e%2e//evil.example'],
    ['a dot and two slashes', '/.//evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['an escaped tab', '/%09/evil.example'],
    ['an escaped null', '/a%00b'],
    ['a space before it', ' /talent/inbox'],
    ['a path without a slash', 'talent/inbox'],
    ['a broken escape', '/%zz'],
    ['letters that look like slashes', '/／evil.example'],
    ['nothing', ''],
    ['no text', undefined],
    ['a number', 1],
    ['the sign-out', '/signout'],
    ['the other sign-out', '/sign-out?x=1'],
    ['a sign-in page', '/company/signin'],
    ['a sign-in page with more', '/company/signin?a=1#b'],
    ['a step of the sign-up', '/company/signup/step2'],
    ['a new password', '/company/password/reset/token'],
    ['an invitation', '/company/invitation/register/token'],
    ['single sign-on', '/talent/sso-auth'],
    ['its answer', '/talent/social-callback?code=1&state=2'],
    ['the sign-out, escaped', '/%73ignout'],
  ])('refuses %s', (_, path) => expect(safePath(path)).toBeUndefined());

  it('never leads to another origin, whatever the input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      ':',
      '@',
      'evil.example',
      '\t',
      '?',
      '#',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safePath(`/${parts.join('')}`);
        if (path === undefined) return;
        const url = new URL(path, 'https://ours.example');
        expect(url.origin).toBe('https://ours.example');
        expect(safePath(path)).toBe(path);
      }),
    );
  });
});
