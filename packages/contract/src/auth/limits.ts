import type { CallLimit } from '../endpoint.ts';

/** Each of these sends a mail or opens a door; a campus behind one address still gets through. */
export const mailLimits: readonly CallLimit[] = [{ by: 'address', max: 60, seconds: 600 }];
