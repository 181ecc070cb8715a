import { randomInt } from 'node:crypto';
import { hashPassword } from '@engawa/platform/auth/passwords';

export interface ConfirmCode {
  /** Goes into the mail, and nowhere else. */
  text: string;
  hash: string;
  expiresAt: Date;
}

const lifetime = 30 * 60_000;

/** Six digits, for the tab in which somebody registers. */
export async function newConfirmCode(now: Date): Promise<ConfirmCode> {
  const text = String(randomInt(1_000_000)).padStart(6, '0');
  return { text, hash: await hashPassword(text), expiresAt: new Date(now.getTime() + lifetime) };
}

/** As it was sent, however it is typed: wide, in groups. Undefined where it cannot be one. */
export function readCode(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
