import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { yearMonth } from '../fields/fields.ts';
import { threadId } from '../messages/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { designatedActivities } from '../reference/residence/designated-activities.ts';
import { residenceStatuses } from '../reference/residence/residence-statuses.ts';
import { offerSteps } from './steps.ts';

export const ofThread = z.object({ id: threadId });

const stay = {
  status: idSchema(residenceStatuses),
  designation: idSchema(designatedActivities).nullable(),
  expiresOn: z.iso.date().nullable(),
  graduation: z.string().nullable(),
};

export const stepTick = z.object({
  step: idSchema(offerSteps),
  at: z.iso.datetime(),
  /** The name of the person; null when they have left the company. */
  by: z.string().nullable(),
});

/** The only facts of the stay that the company sees, and only once the student shares them. */
export const sharedPlan = z.object({
  stay: z.object({ ...stay, startsIn: z.string() }),
  sharedAt: z.iso.datetime(),
  /** The day in Japan on which the student shared it; the plan is computed for that day. */
  sharedOn: z.iso.date(),
  ticks: z.array(stepTick),
});
export type SharedPlan = z.output<typeof sharedPlan>;

export const offerMade = z.object({
  job: bilingualName,
  offeredOn: z.iso.date(),
  /** YYYY-MM of the first working day, from the offer's terms or the posting. */
  startsIn: z.string().nullable(),
});

/** What the student would share, from their current profile. Without a status there is no plan. */
export const ownStay = z.object({
  ...stay,
  status: stay.status.nullable(),
  /** From the posting, otherwise the month after graduation. */
  startsIn: z.string().nullable(),
});

export const shareBody = z.strictObject({ threadId, startsIn: yearMonth });
export const unshareBody = z.strictObject({ threadId });
export const tickBody = z.strictObject({
  threadId,
  step: idSchema(offerSteps),
  done: z.boolean(),
});
