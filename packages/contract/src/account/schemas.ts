import { z } from 'zod';
import { version } from '../versions.ts';

export const studentAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Mails to this address were refused for good: none are sent until it is confirmed or changed. */
  emailUndeliverable: z.boolean(),
  profilePictureUrl: z.string().nullable(),
});

export const verification = z.enum(['waiting', 'verified', 'in-demo']);
export type Verification = z.output<typeof verification>;

export const companyAccount = z.object({
  id: z.uuid(),
  /** The authority level, 0 to 3. */
  role: z.int(),
  companyId: z.uuid(),
  companyName: z.object({ jp: z.string().nullable(), en: z.string().nullable() }),
  /** Whether the operator has looked at the company; in the demo nobody has to. */
  verification,
  name: z.string(),
  email: z.string(),
  /** Mails to this address were refused for good: none are sent until it is confirmed or changed. */
  emailUndeliverable: z.boolean(),
  profilePictureUrl: z.string().nullable(),
  /** Where they work in the company, and as what. */
  department: z.string().nullable(),
  title: z.string().nullable(),
  version,
});
