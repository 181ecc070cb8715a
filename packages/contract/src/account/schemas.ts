import { z } from 'zod';

export const studentAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
});

export const companyAccount = z.object({
  id: z.uuid(),
  role: z.int(),
  companyId: z.uuid(),
  name: z.string(),
  profilePictureUrl: z.string().nullable(),
});
