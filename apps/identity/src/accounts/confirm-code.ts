import { randomInt } from 'node:crypto';
import { hashPassword } from '@engawa/platform/auth/passwords';

export interface ConfirmCode {
  /** Appears in the mail only. */
  text: string;
  hash: string;
  expiresAt: Date;
}

const lifetime = 30 * 60_000;

/** Six digits, to be typed in the tab of the registration. */
export async function newConfirmCode(now: Date): Promise<ConfirmCode> {
  const text = String(randomInt(1_000_000)).padStart(6, '0');
  return { text, hash: await hashPassword(text), expiresAt: new Date(now.getTime() + lifetime) };
}

/** Normalises full-width digits and spaces; undefined if it cannot be a code. */
export function readCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
