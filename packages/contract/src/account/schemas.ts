import { z } from 'zod';
import { version } from '../versions.ts';

export const studentAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** A mail server permanently refused this address: no mails until it is confirmed or changed. */
  emailUndeliverable: z.boolean(),
  profilePictureUrl: z.string().nullable(),
});

export const verification = z.enum(['waiting', 'verified', 'in-demo']);
export type Verification = z.output<typeof verification>;

export const companyAccount = z.object({
  id: z.uuid(),
  role: z.int(),
  companyId: z.uuid(),
  companyName: z.object({ jp: z.string().nullable(), en: z.string().nullable() }),
  /** Whether the operator has verified the company; the demo skips verification. */
  verification,
  name: z.string(),
  email: z.string(),
  /** A mail server permanently refused this address: no mails until it is confirmed or changed. */
  emailUndeliverable: z.boolean(),
  profilePictureUrl: z.string().nullable(),
  department: z.string().nullable(),
  title: z.string().nullable(),
  version,
});
