import { z } from 'zod';
import { personName } from '../auth/schemas.ts';
import { line } from '../fields/fields.ts';
import { version } from '../versions.ts';

export const companyAccountBody = z.strictObject({
  version,
  name: personName,
  /** A profile picture that this account uploaded; null removes the picture. */
  pictureId: z.uuid().nullable().optional(),
  department: line(100).nullable(),
  title: line(100).nullable(),
});
