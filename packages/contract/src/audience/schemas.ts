import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { once, several } from '../fields/fields.ts';

/** The students who may see limited content: the union of the three. */
export const audience = z.strictObject({
  connected: z.boolean(),
  saveListIds: several(z.uuid()).max(contentLimits.audienceLists),
  studentIds: once(z.array(z.uuid()).max(contentLimits.audienceStudents)),
});
export type Audience = z.output<typeof audience>;

export const saveListOption = z.object({ id: z.uuid(), name: z.string(), students: z.int() });
export const studentOption = z.object({
  id: z.uuid(),
  name: z.string(),
  university: z.string().nullable(),
});
