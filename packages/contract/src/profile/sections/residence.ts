import { z } from 'zod';
import { day, yearMonth } from '../../fields/fields.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { designatedActivities } from '../../reference/residence/designated-activities.ts';
import { residenceStatuses } from '../../reference/residence/residence-statuses.ts';
import { version } from '../../versions.ts';

/** Self-declared; the card's picture and number are never collected. */
const shared = {
  version,
  status: idSchema(residenceStatuses).nullable(),
  designation: idSchema(designatedActivities).nullable(),
  expiresOn: day.nullable(),
  expectedGraduation: yearMonth.nullable(),
  otherActivityPermission: z.boolean().nullable(),
};

export const residenceBody = z
  .strictObject(shared)
  .refine(({ status, designation }) => !designation || status === 'designated-activities', {
    path: ['designation'],
    message: 'choice',
  });

export const residenceSection = z.object(shared);
