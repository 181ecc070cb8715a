import { z } from 'zod';
import { yearMonth } from '../fields/fields.ts';
import type { ResidenceVerdict } from './may-apply.ts';
import { type ResidenceReasonId, residenceReasons } from './reasons.ts';

export const verdicts: readonly ResidenceVerdict[] = ['may', 'may-with-note', 'refused'];
const reasonIds = Object.keys(residenceReasons) as ResidenceReasonId[];

export const residenceAnswer = z.object({
  verdict: z.enum(verdicts),
  reasons: z.array(z.enum(reasonIds)).readonly(),
  startsIn: yearMonth.optional(),
});
