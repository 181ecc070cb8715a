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

/** What the company sees of the stay, once the student shares it, and nothing else of it. */
export const sharedPlan = z.object({
  stay: z.object({ ...stay, startsIn: z.string() }),
  sharedAt: z.iso.datetime(),
  /** The day on which it was shared, in Japan: the plan is made for that day. */
  sharedOn: z.iso.date(),
  ticks: z.array(
    z.object({
      step: idSchema(offerSteps),
      at: z.iso.datetime(),
      /** Who of that side; null: they have left. */
      by: z.string().nullable(),
    }),
  ),
});
export type SharedPlan = z.output<typeof sharedPlan>;

/** The last offer between the two. */
export const offerMade = z.object({
  job: bilingualName,
  /** In Japan. */
  offeredOn: z.iso.date(),
});

/** What the student’s profile says now: what would be shared. Without a status there is no plan. */
export const ownStay = z.object({
  ...stay,
  status: stay.status.nullable(),
  /** As the posting says it, else the month after graduation. */
  startsIn: z.string().nullable(),
});

export const shareBody = z.strictObject({ threadId, startsIn: yearMonth });
export const unshareBody = z.strictObject({ threadId });
export const tickBody = z.strictObject({
  threadId,
  step: idSchema(offerSteps),
  done: z.boolean(),
});
