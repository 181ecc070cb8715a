import { digestOf } from '@engawa/platform/auth/tokens';

/** Hash of an address for rate-limit counters, which must not store addresses. */
export const emailKey = (email: string): string =>
  digestOf(email.toLowerCase()).toString('base64url');
