/** Binds a sign-in that went to the identity service to the browser that began it. */
export const ssoCookie = 'engawa_sso';
export const ssoCookieMs = 60 * 60_000;
