import { z } from 'zod';
import { personName } from '../../auth/schemas.ts';
import { country, day, katakanaName, phone } from '../../fields/fields.ts';
import { fileId, pictures } from '../../files/schemas.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { genders } from '../../reference/people/genders.ts';
import { nameOrders } from '../../reference/people/name-orders.ts';
import { version } from '../../versions.ts';

const shared = {
  firstName: personName,
  /** Includes the middle name. */
  lastName: personName,
  firstNameKana: katakanaName.nullable(),
  lastNameKana: katakanaName.nullable(),
  gender: idSchema(genders).nullable(),
  dateOfBirth: day.nullable(),
  countryOfOrigin: country.nullable(),
  currentCountry: country.nullable(),
  phone: phone.nullable(),
};

export const basicBody = z.strictObject({
  version,
  ...shared,
  /** A file that this account uploaded as a portrait; null removes the picture. */
  pictureId: fileId.nullable(),
  /** Kept where a client of the release before leaves it out. */
  nameOrder: idSchema(nameOrders).optional(),
});

export const basicSection = z.object({
  version,
  ...shared,
  /** Empty right after the first sign-in. */
  firstName: z.string(),
  lastName: z.string(),
  nameOrder: idSchema(nameOrders),
  pictureId: fileId.nullable(),
  pictures,
});
