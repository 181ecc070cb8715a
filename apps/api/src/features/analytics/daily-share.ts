import { createHmac } from 'node:crypto';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { ViewKind } from './analytics.tables.ts';

const day = 24 * 60 * 60;

/** What one account adds to one thing in a day; an application is made once. */
const ofOneThing: Record<ViewKind, number> = {
  'company-view': 5,
  'job-view': 5,
  'job-application': 1,
};
/** What one account adds in an hour, whatever it looks at: more than anybody reads. */
const ofAll = { max: 500, seconds: 60 * 60 };

export interface ShareServices {
  limits: CallLimits;
  secret: Buffer;
}

/** A name that nobody can read without the secret. */
export const hidden = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/**
 * Whether one more still counts. The count of a thing is kept under a name that nobody can read: it
 * must not say who looked at what.
 */
export function takeShare(
  { limits, secret }: ShareServices,
  accountId: string,
  kind: ViewKind,
  id: string,
): boolean {
  if (limits.countLoosely({ name: 'views', who: accountId, limit: ofAll }).over) return false;
  const who = hidden(secret, `${accountId}.${id}`);
  const limit = { max: ofOneThing[kind], seconds: day };
  return !limits.countLoosely({ name: kind, who, limit }).over;
}
