/** Allows scripts from our own files, and inline scripts by the given digests. */
export const pagePolicy = (origin: string, ...digests: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...digests].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

export function securityHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(origin),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...transport(origin),
  };
}

/** For replies with data: no scripts, no framing, no use by other sites. */
export function dataHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transport(origin),
  };
}

const transport = (origin: string): Record<string, string> =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
