import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  companyMailKinds,
  type MailKind,
  studentMailKinds,
} from '@engawa/contract/settings/mail-timing';
import type { MailOf } from '@engawa/platform/mail/mail-request';

/** The daily mail: stopping it stops all daily kinds. */
export const dailyKind = 'daily';
export type StopKind = MailKind | typeof dailyKind;

const kinds: readonly StopKind[] = [
  ...new Set([...studentMailKinds, ...companyMailKinds]),
  dailyKind,
];

export interface Stop {
  accountId: string;
  kind: StopKind;
}

const sign = (secret: Buffer, accountId: string, kind: string): string =>
  createHmac('sha256', secret).update(`${accountId}.${kind}`).digest('base64url');

/** Never expires: mails are stored for years, and the law requires working unsubscribe links. */
const writeToken = (secret: Buffer, { accountId, kind }: MailOf): string =>
  `${accountId}.${kind}.${sign(secret, accountId, kind)}`;

export const unsubscribeLinks =
  (secret: Buffer, origin: string) =>
  (of: MailOf): string =>
    `${origin}/v1/unsubscribe/${writeToken(secret, of)}`;

/** Undefined for a token that we did not sign. */
export function readToken(secret: Buffer, token: string): Stop | undefined {
  const [accountId = '', named = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, accountId, named));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const kind = kinds.find((one) => one === named);
  return kind && { accountId, kind };
}
