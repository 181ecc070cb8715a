import { digestOf } from '@engawa/platform/auth/tokens';

/** Stands for an address in counters, where addresses have no business. */
export const emailKey = (email: string): string =>
  digestOf(email.toLowerCase()).toString('base64url');
