import { createHmac } from 'node:crypto';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { ViewKind } from './analytics.tables.ts';

const day = 24 * 60 * 60;

/** How often one account counts for one thing per day; an application is sent once. */
const ofOneThing: Record<ViewKind, number> = {
  'company-view': 5,
  'job-view': 5,
  'job-application': 1,
};
/** How often one account counts per hour over everything: more than anybody reads. */
const ofAll = { max: 500, seconds: 60 * 60 };

export interface ShareServices {
  limits: CallLimits;
  secret: Buffer;
}

/** HMAC, so that the name cannot be traced back without the secret. */
export const hmacOf = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether one more view counts; an HMAC names the counter, which must not say who viewed what. */
export function spendDailyShare(
  { limits, secret }: ShareServices,
  accountId: string,
  kind: ViewKind,
  id: string,
): boolean {
  if (limits.countLoosely({ name: 'views', who: accountId, limit: ofAll }).over) return false;
  const who = hmacOf(secret, `${accountId}.${id}`);
  const limit = { max: ofOneThing[kind], seconds: day };
  return !limits.countLoosely({ name: kind, who, limit }).over;
}
