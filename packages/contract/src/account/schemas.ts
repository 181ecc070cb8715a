import { z } from 'zod';

export const studentAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
});

export const companyAccount = z.object({
  id: z.uuid(),
  /** The authority level, 0 to 3. */
  role: z.int(),
  companyId: z.uuid(),
  companyName: z.object({ jp: z.string().nullable(), en: z.string().nullable() }),
  name: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
});
