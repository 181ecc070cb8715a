import type { Cookies } from '@engawa/platform/http/endpoint/context';

/** Binds a sign-in that went to the identity service to the browser that began it. */
export const ssoCookie = 'engawa_sso';
const form = /^[\w-]{43}$/;

/** The browser's own mark, if it sends one that we could have made. */
export function ssoBrowser(cookies: Cookies): string | undefined {
  const mark = cookies.read(ssoCookie);
  return mark !== undefined && form.test(mark) ? mark : undefined;
}

export const ssoCookieMs = 60 * 60_000;
