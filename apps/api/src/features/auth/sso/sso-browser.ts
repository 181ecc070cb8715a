import type { Cookies } from '@engawa/platform/http/endpoint/context';

/** Cookie that binds a sign-in at the identity service to the browser that started it. */
export const ssoCookie = 'engawa_sso';
const form = /^[\w-]{43}$/;

/** The random mark in the browser's cookie; undefined unless it has the form we issue. */
export function ssoBrowser(cookies: Cookies): string | undefined {
  const mark = cookies.read(ssoCookie);
  return mark !== undefined && form.test(mark) ? mark : undefined;
}

export const ssoCookieMs = 60 * 60_000;
