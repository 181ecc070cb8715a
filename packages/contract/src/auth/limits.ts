import type { CallLimit } from '../endpoint.ts';

/** For calls that send a mail or start a session; high enough for a campus behind one address. */
export const mailLimits: readonly CallLimit[] = [{ by: 'address', max: 60, seconds: 600 }];
